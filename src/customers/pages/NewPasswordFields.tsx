import { FormField } from '../../forms/ui/FormField.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { accountPageTexts } from '../pages.texts.ts';

export interface PasswordBounds {
  min: number;
  max: number;
}

const PASSWORD = { graphql: 'password', concatLogin: 'client_login client_email' };
const REPEAT = { sameAs: 'client_password' };

/** A new password, twice; login and e-mail of the same form may not be the same. */
export function NewPasswordFields({ bounds, label }: { bounds: PasswordBounds; label?: string }) {
  const t = useText(accountPageTexts);
  const common = { kind: 'password', required: true, autoComplete: 'new-password' } as const;
  return (
    <>
      <FormField
        {...common}
        id="client_password"
        name="client_password"
        label={label ?? t('password')}
        help={t('passwordHelp', { min: bounds.min, max: bounds.max })}
        minLength={bounds.min}
        maxLength={bounds.max}
        enterKeyHint="next"
        data={PASSWORD}
      />
      <FormField
        {...common}
        id="client_password_repeat"
        name="client_password_repeat"
        label={t('passwordRepeat')}
        enterKeyHint="done"
        data={REPEAT}
      />
    </>
  );
}
