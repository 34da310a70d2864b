import { island } from '../../ui/islands/island.ts';
import { BuyForm, type BuyFormProps } from './BuyForm.tsx';
import { HowToBuy } from './HowToBuy.tsx';
import { LateNotifyFields } from './LateNotifyFields.tsx';
import { Parts } from './Parts.tsx';

const special = { NotifyFields: LateNotifyFields, HowToBuy, Parts };

/** The form of bundles, and of what is sold in subscriptions. */
const Form = (props: BuyFormProps) => <BuyForm {...props} {...special} />;

export default island('product/buy/choiceBuyForm', Form);
