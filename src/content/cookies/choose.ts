import { CONSENT_COOKIE, type Purpose } from '../../ui/browser/consentName.ts';
import { setCookie } from '../../ui/browser/cookie.ts';
import { pageTerms } from '../../ui/browser/pageTerms.ts';
import { agreedPurposes, PURPOSES, tellConsent } from '../../ui/browser/purposes.ts';
import { CONSENT_DAYS, NOTICE_COOKIE, NOTICE_ID } from './consent.ts';
import { forgetForeign } from './forgetForeign.ts';

/** Purposes that this shop asks consent for: what visitors prefer, and those of its snippets. */
export function askedPurposes(): Purpose[] {
  const { extras = [] } = pageTerms();
  return PURPOSES.filter((purpose) => purpose === 'preferences' || extras.includes(purpose));
}

/** Removes the notice and remembers that; the consent stays as it is. */
export function closeNotice(): void {
  setCookie(NOTICE_COOKIE, '1', CONSENT_DAYS);
  document.getElementById(NOTICE_ID)?.remove();
}

/**
 * Keeps what the visitor agrees to. Refusing is as easy as agreeing, and lasts as long (PKE, art. 399; GDPR, art. 7). A
 * script cannot be stopped once it runs: who takes a consent back gets the page anew, without it and without what it left.
 * @param forget takes away what the shop kept of their preferences
 * @returns false when the page comes anew
 */
export function choose(agreed: readonly Purpose[], forget: () => void): boolean {
  const before = agreedPurposes();
  setCookie(CONSENT_COOKIE, agreed.join('.'), CONSENT_DAYS);
  closeNotice();
  if (!agreed.includes('preferences')) forget();
  // Who hears it sends nothing more from here on, also with what they send when a page is left.
  tellConsent();
  if (!before.some((purpose) => purpose !== 'preferences' && !agreed.includes(purpose))) return true;
  forgetForeign();
  window.location.reload();
  return false;
}
