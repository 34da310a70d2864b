import { useEffect, useState } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import { iconUser } from '../ui/icons.ts';
import { useText } from '../ui/TextContext.tsx';
import { accountLinkTexts } from './linkTexts.ts';

/** The way to the account in the header of every page. Who it is comes after the page is shown, to who has signed in. */
export function AccountLink() {
  const t = useText(accountLinkTexts);
  const [name, setName] = useState('');
  useEffect(() => {
    if (document.cookie.includes('zalogowany=1'))
      import('./signedIn.ts').then(({ greet }) => greet(setName)).catch(() => {});
  }, []);
  return <IconButton href="/konto" icon={iconUser} label={name ? t('linkName', { name }) : t('link')} />;
}
