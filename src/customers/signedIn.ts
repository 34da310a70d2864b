import { CONSENT_DAYS, NOTICE_COOKIE } from '../content/cookies/consent.ts';
import { setCookie } from '../ui/browser/cookie.ts';
import { pageTerms } from '../ui/browser/pageTerms.ts';
import { defineTexts, translate } from '../ui/text.ts';
import { isKeyDeclined, type KeyOfferView } from './keyOffer.ts';
import { ACCOUNT_LINK } from './link.texts.ts';
import { mayOfferKey } from './paths.ts';

export const signedInTexts = defineTexts('account', { linkName: 'Konto: {name}' });

/** Closes the notice about cookies for a customer (docs/contract/pages.md#cookies). Closing it agrees to nothing. */
function closeCookieNotice(): void {
  setCookie(NOTICE_COOKIE, '1', CONSENT_DAYS);
  document.querySelector<HTMLElement>('[data-cookie-notice-close]')?.click();
}

/** A browser that has the login cookie: `answer` is the section `Customer`, `false` when none came. */
export function greet(answer: unknown): void {
  closeCookieNotice();
  const { name, offer } = (answer || {}) as { name?: unknown; offer?: KeyOfferView };
  if (offer) offerKey(offer);
  if (typeof name !== 'string') return;
  const link = document.getElementById(ACCOUNT_LINK);
  if (link) link.ariaLabel = translate(signedInTexts, pageTerms().texts, 'linkName', { name });
}

function offerKey(offer: KeyOfferView): void {
  if (isKeyDeclined(document.cookie) || !mayOfferKey(location.pathname) || !('PublicKeyCredential' in window)) return;
  import('./dialog/keyCard.tsx').then(
    ({ showKeyCard }) => showKeyCard(offer),
    // The offer is left out when its code does not come.
    () => {},
  );
}
