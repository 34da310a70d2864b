import { island } from '../../ui/islands/island.ts';
import { BuyForm, type BuyFormProps } from './BuyForm.tsx';
import { LateNotifyFields } from './LateNotifyFields.tsx';

/** The form of most products. */
const Form = (props: BuyFormProps) => <BuyForm {...props} NotifyFields={LateNotifyFields} />;

export default island('product/buy/buyForm', Form);
