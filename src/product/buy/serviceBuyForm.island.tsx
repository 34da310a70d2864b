import { island } from '../../ui/islands/island.ts';
import { BuyForm, type BuyFormProps } from './BuyForm.tsx';
import { HowToBuy } from './HowToBuy.tsx';
import { NotifyFields } from './NotifyFields.tsx';
import { Parts } from './Parts.tsx';
import { RequiredFields, type RequiredFieldsProps } from './RequiredFields.tsx';
import { ServiceDate } from './ServiceDate.tsx';

const Fields = (props: RequiredFieldsProps) => <RequiredFields {...props} Service={ServiceDate} />;
const special = { NotifyFields, HowToBuy, Parts, RequiredFields: Fields };

/** The form of services that are had at a term, with the calendar. */
const Form = (props: BuyFormProps) => <BuyForm {...props} {...special} />;

export default island('product/buy/serviceBuyForm', Form);
