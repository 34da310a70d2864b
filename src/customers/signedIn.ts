import { askSection } from '../session/client.ts';
import { CONSENT_COOKIE } from '../ui/browser/consent.ts';
import { readCookie, setCookie } from '../ui/browser/cookie.ts';

/** Tells that the notice about cookies has been closed (specification, section 6 and 9). */
const CLOSED_COOKIE = 'ck_cook';
const CLOSED_DAYS = 30;

/**
 * Whoever is signed in is not shown the notice about cookies. Closing it agrees to nothing: where nothing was chosen, it
 * stands for a refusal of all that may be refused (PKE, art. 399; GDPR, art. 7).
 */
export function closeCookieNotice(): void {
  setCookie(CLOSED_COOKIE, '1', CLOSED_DAYS);
  if (readCookie(CONSENT_COOKIE) === undefined) setCookie(CONSENT_COOKIE, '', CLOSED_DAYS);
  document.querySelector<HTMLElement>('[data-cookie-notice-close]')?.click();
}

/** Says who is signed in, in the one call for all that is the shopper's own. */
export function greet(tell: (name: string) => void): void {
  closeCookieNotice();
  askSection('Customer', {}, (answer) => {
    const { name } = (answer || {}) as { name?: unknown };
    if (typeof name === 'string') tell(name);
  });
}
