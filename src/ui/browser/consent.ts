import { CONSENT_COOKIE } from './consentName.ts';
import { cookieIn } from './cookie.ts';

/** Purpose of a consent; without one a shop may store only what the visitor asked for (PKE, art. 399). */
export type Purpose = 'preferences' | 'statistics' | 'marketing';

/** Tells whether this visitor has agreed to this purpose. */
export const hasConsent = (purpose: Purpose, cookies: string = document.cookie): boolean =>
  cookieIn(cookies, CONSENT_COOKIE)?.split('.').includes(purpose) === true;
