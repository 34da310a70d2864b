import { CONSENT_COOKIE, type Purpose } from './consentName.ts';
import { cookieIn } from './cookie.ts';

/** Tells whether this visitor has agreed to this purpose. */
export const hasConsent = (purpose: Purpose, cookies: string = document.cookie): boolean =>
  cookieIn(cookies, CONSENT_COOKIE)?.split('.').includes(purpose) === true;
