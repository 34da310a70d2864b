import { ORDER_PATH } from '../../orders/path.ts';
import { useText } from '../../ui/TextContext.tsx';
import { checkoutTexts } from '../texts.ts';

const SIGN_IN = `/logowanie?dalej=${encodeURIComponent(ORDER_PATH)}`;

/** Whoever has an account need not write their address once more; nobody has to have one. */
export function SignInLine() {
  const t = useText(checkoutTexts);
  return (
    <p>
      {t('haveAccount')}{' '}
      <a href={SIGN_IN} data-own="door">
        {t('signIn')}
      </a>
    </p>
  );
}
