import { describeFields } from '../../forms/ui/describeFields.ts';
import { FormField } from '../../forms/ui/FormField.tsx';
import { island } from '../../ui/islands/island.ts';
import { useText } from '../../ui/TextContext.tsx';
import { accountPageTexts } from '../pages.texts.ts';
import { AccountForm } from './AccountForm.tsx';
import { NewPasswordFields, type PasswordBounds } from './NewPasswordFields.tsx';
import { type ServedTalk, useTalk } from './useTalk.ts';

/** Changes the password of who is signed in. */
function PasswordForm({ login, bounds, ...served }: ServedTalk & { login: string; bounds: PasswordBounds }) {
  const talk = useTalk(served);
  const t = useText(accountPageTexts);
  const { field, labels } = describeFields({
    labels: {
      current_password: t('current'),
      client_password: t('newPassword'),
      client_password_repeat: t('passwordRepeat'),
    },
    longest: {},
    values: undefined,
  });
  return (
    <AccountForm
      talk={talk}
      intent="password"
      fields={labels}
      labelledBy="password"
      variant="outline"
      submit={t('changePassword')}
    >
      {/* Password managers know by it whose password changes. */}
      <input type="text" name="username" autoComplete="username" defaultValue={login} hidden data-unchecked />
      <FormField {...field('current_password')} kind="password" required autoComplete="current-password" />
      <NewPasswordFields bounds={bounds} label={t('newPassword')} />
    </AccountForm>
  );
}

export default island('customers/pages/PasswordForm', PasswordForm);
