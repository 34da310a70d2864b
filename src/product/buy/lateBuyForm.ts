import { lateComponent } from '../../ui/Late.tsx';
import type { BuyFormProps } from './BuyForm.tsx';
// What is drawn before its code comes needs its styles with the page.
import '../../instalments/InstalmentsLine.module.css';
import '../../catalogue/EnergyArrow.module.css';
import '../../forms/ui/FileField.module.css';
import '../../ui/IconButton.module.css';
import '../../ui/Button.module.css';
import '../../ui/Check.module.css';
import '../../ui/Choice.module.css';
import '../../ui/Cut.module.css';
import '../../ui/Field.module.css';
import '../../ui/FieldMessage.module.css';
import '../../ui/Icon.module.css';
import '../../ui/IconLine.module.css';
import '../../ui/Input.module.css';
import '../../ui/Note.module.css';
import '../../ui/Picture.module.css';
import '../../ui/PriceText.module.css';
import '../../ui/Stepper.module.css';
import '../../ui/Table.module.css';
import './Buy.module.css';

/** Under which a document holds what the form is drawn from. */
export const BUY_DATA = 'buy_data';

const load = async () => (await import('./BuyForm.tsx')).BuyForm;

/** The buying part of the page. The server has it at once; a browser when it is first touched. */
export const buyForm = lateComponent<BuyFormProps>(load, import.meta.env.SSR ? await load() : undefined);
