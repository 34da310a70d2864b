import { island } from '../../ui/islands/island.ts';
import { BuyForm, type BuyFormProps } from './BuyForm.tsx';
import { NotifyFields } from './NotifyFields.tsx';
import { PersonalFile } from './PersonalFile.tsx';

/** The form of what is sold out or made with a file: with the code of forms that write to the shop. */
const Form = (props: BuyFormProps) => <BuyForm {...props} NotifyFields={NotifyFields} File={PersonalFile} />;

export default island('product/buy/wholeBuyForm', Form);
