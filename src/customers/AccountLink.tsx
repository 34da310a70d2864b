import { IconButton } from '../ui/IconButton.tsx';
import { iconUser } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import { ACCOUNT_LINK, accountLinkTexts } from './linkTexts.ts';

/** The way to the account in the header of every page. Who it is is told after the page is shown, to who has signed in (`signedIn.ts`); whoever has not signs in beside the page (`dialog/`). */
export function AccountLink() {
  const t = useText(accountLinkTexts);
  return <IconButton id={ACCOUNT_LINK} href="/konto" icon={iconUser} label={t('link')} data-own="door" />;
}
