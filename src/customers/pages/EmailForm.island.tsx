import { describeFields, EMAIL_FIELD } from '../../forms/ui/describeFields.ts';
import { FormField } from '../../forms/ui/FormField.tsx';
import { island } from '../../ui/islands/island.ts';
import { useText } from '../../ui/TextContext.tsx';
import { returnedTo } from '../formAnswer.ts';
import { accountPageTexts } from '../pages.texts.ts';
import { AccountForm } from './AccountForm.tsx';
import { type ServedTalk, useTalk } from './useTalk.ts';

/** Asks for another address of mail. */
function EmailForm(served: ServedTalk) {
  const talk = useTalk(served);
  const t = useText(accountPageTexts);
  const { field, labels } = describeFields({
    labels: { client_email: t('newEmail') },
    longest: { client_email: 254 },
    values: returnedTo(talk.answer, 'email'),
  });
  return (
    <AccountForm
      talk={talk}
      intent="email"
      fields={labels}
      labelledBy="email"
      variant="outline"
      submit={t('changeEmail')}
    >
      <FormField {...field('client_email')} {...EMAIL_FIELD} />
    </AccountForm>
  );
}

export default island('customers/pages/EmailForm', EmailForm);
