import { describeFields } from '../../forms/ui/describeFields.ts';
import { FormField } from '../../forms/ui/FormField.tsx';
import { island } from '../../ui/islands/island.ts';
import { useText } from '../../ui/TextContext.tsx';
import { returnedTo } from '../formAnswer.ts';
import { accountPageTexts } from '../pages.texts.ts';
import { AccountForm } from './AccountForm.tsx';
import { RECOVERY_PLACE } from './RecoveryPage.tsx';
import { type ServedTalk, useTalk } from './useTalk.ts';

function RecoveryForm(served: ServedTalk) {
  const talk = useTalk(served);
  const t = useText(accountPageTexts);
  const { field, labels } = describeFields({
    labels: { login: t('login') },
    longest: { login: 254 },
    values: returnedTo(talk.answer),
  });
  return (
    <AccountForm talk={talk} fields={labels} labelledBy={RECOVERY_PLACE} submit={t('recoverySend')}>
      <FormField
        {...field('login')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
      />
    </AccountForm>
  );
}

export default island('customers/pages/RecoveryForm', RecoveryForm);
