import { island } from '../../ui/islands/island.ts';
import { Asked } from './Asked.tsx';
import { BuyForm, type BuyFormProps } from './BuyForm.tsx';
import { HowToBuy } from './HowToBuy.tsx';
import { NotifyFields } from './NotifyFields.tsx';
import { Parts } from './Parts.tsx';

const special = { NotifyFields, HowToBuy, Parts, Asked };

/** The form of what is sold out, or asks for more than a choice: with the code of forms that write to the shop. */
const Form = (props: BuyFormProps) => <BuyForm {...props} {...special} />;

export default island('product/buy/wholeBuyForm', Form);
