import { island } from '../../ui/islands/island.ts';
import { AccountForm } from './AccountForm.tsx';
import { type ServedTalk, useTalk } from './useTalk.ts';

interface AskFormProps extends ServedTalk {
  /** Text that asks. */
  words: string;
  submit: string;
  variant: 'buy' | 'outline';
}

/** A form of nothing but a button: asks for a mail. */
const AskForm = ({ words, submit, variant, ...served }: AskFormProps) => (
  <AccountForm talk={useTalk(served)} fields={{}} submit={submit} variant={variant}>
    <p>{words}</p>
  </AccountForm>
);

export default island('customers/pages/AskForm', AskForm);
