import { CONSENT_COOKIE } from '../ui/browser/consentName.ts';
import { cookieIn, setCookie } from '../ui/browser/cookie.ts';
import { pageTerms } from '../ui/browser/pageTerms.ts';
import { defineTexts, translate } from '../ui/text.ts';
import { isKeyDeclined, type KeyOfferView } from './keyOffer.ts';
import { ACCOUNT_LINK } from './linkTexts.ts';

export const signedInTexts = defineTexts('account', { linkName: 'Konto: {name}' });

/** Tells that the notice about cookies has been closed (specification, section 6 and 9). */
const CLOSED_COOKIE = 'ck_cook';
const CLOSED_DAYS = 30;

/**
 * Whoever is signed in is not shown the notice about cookies. Closing it agrees to nothing: where nothing was chosen, it
 * stands for a refusal of all that may be refused (PKE, art. 399; GDPR, art. 7).
 */
function closeCookieNotice(): void {
  setCookie(CLOSED_COOKIE, '1', CLOSED_DAYS);
  if (cookieIn(document.cookie, CONSENT_COOKIE) === undefined) setCookie(CONSENT_COOKIE, '', CLOSED_DAYS);
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

/** These pages offer it in their own place, or are not to be stood before: an order that is being placed. */
const NOT_HERE = /^\/(?:konto|koszyk|zamowienie|wyloguj|logowanie|rejestracja)(?:\/|$)/;

function offerKey(offer: KeyOfferView): void {
  if (isKeyDeclined(document.cookie) || NOT_HERE.test(location.pathname) || !('PublicKeyCredential' in window)) return;
  import('./dialog/keyCard.tsx').then(
    ({ showKeyCard }) => showKeyCard(offer),
    // It may be left out.
    () => {},
  );
}
