import { island } from '../../ui/islands/island.ts';
import { Asked } from './Asked.tsx';
import { BuyForm, type BuyFormProps } from './BuyForm.tsx';
import { NotifyFields } from './NotifyFields.tsx';

/** The form of what is sold out, or asks for more than a size: with the code of forms that write to the shop. */
const Form = (props: BuyFormProps) => <BuyForm {...props} NotifyFields={NotifyFields} Asked={Asked} />;

export default island('product/buy/wholeBuyForm', Form);
