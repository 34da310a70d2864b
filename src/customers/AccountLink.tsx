import { IconButton } from '../ui/IconButton.tsx';
import { iconUser } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import { ACCOUNT_LINK, accountLinkTexts } from './link.texts.ts';

/**
 * Link to the account in the header of every page. `signedIn.ts` writes the customer's name into it after the page is
 * shown; others sign in beside the page (`dialog/`).
 */
export function AccountLink() {
  const t = useText(accountLinkTexts);
  return <IconButton id={ACCOUNT_LINK} href="/konto" icon={iconUser} label={t('link')} data-own="sign-in" />;
}
