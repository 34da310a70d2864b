import type { Purpose } from '../../ui/browser/consent.ts';
import { CONSENT_COOKIE } from '../../ui/browser/consentName.ts';
import { setCookie } from '../../ui/browser/cookie.ts';
import { NOTICE_COOKIE, NOTICE_DAYS, NOTICE_ID } from './marks.ts';

/** Only purpose that this shop asks consent for. */
const ASKED: Purpose = 'preferences';

/** Removes the notice and remembers that; the consent stays as it is. */
export function closeNotice(): void {
  setCookie(NOTICE_COOKIE, '1', NOTICE_DAYS);
  document.getElementById(NOTICE_ID)?.remove();
}

/** Refusing is as easy as agreeing, and lasts as long (PKE, art. 399; GDPR, art. 7). */
export function choose(agreed: boolean): void {
  setCookie(CONSENT_COOKIE, agreed ? ASKED : '', NOTICE_DAYS);
  closeNotice();
}
