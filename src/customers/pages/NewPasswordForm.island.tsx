import { describeFields } from '../../forms/ui/describeFields.ts';
import { island } from '../../ui/islands/island.ts';
import { useText } from '../../ui/TextContext.tsx';
import { accountPageTexts } from '../pages.texts.ts';
import { AccountForm } from './AccountForm.tsx';
import { NewPasswordFields, type PasswordBounds } from './NewPasswordFields.tsx';
import { NEW_PASSWORD_PLACE } from './RecoveryPage.tsx';
import { type ServedTalk, useTalk } from './useTalk.ts';

function NewPasswordForm({ bounds, ...served }: ServedTalk & { bounds: PasswordBounds }) {
  const talk = useTalk(served);
  const t = useText(accountPageTexts);
  const { labels } = describeFields({
    labels: { client_password: t('newPassword'), client_password_repeat: t('passwordRepeat') },
    longest: {},
    values: undefined,
  });
  return (
    <AccountForm talk={talk} fields={labels} labelledBy={NEW_PASSWORD_PLACE} submit={t('setPassword')}>
      <NewPasswordFields bounds={bounds} label={t('newPassword')} />
    </AccountForm>
  );
}

export default island('customers/pages/NewPasswordForm', NewPasswordForm);
