import { island } from '../../ui/islands/island.ts';
import { BuyForm, type BuyFormProps } from './BuyForm.tsx';
import { HowToBuy } from './HowToBuy.tsx';
import { NotifyFields } from './NotifyFields.tsx';
import { Parts } from './Parts.tsx';
import { RequiredFields } from './RequiredFields.tsx';

const special = { NotifyFields, HowToBuy, Parts, RequiredFields };

/** The form of what is sold out, or asks for more than a choice: with the code of forms that write to the shop. */
const Form = (props: BuyFormProps) => <BuyForm {...props} {...special} />;

export default island('product/buy/wholeBuyForm', Form);
