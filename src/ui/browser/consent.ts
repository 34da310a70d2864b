import { CONSENT_COOKIE } from './consentName.ts';
import { cookieIn } from './cookie.ts';

/** What a visitor may agree to; without it a shop may keep only what they asked for (PKE, art. 399). */
export type Purpose = 'preferences' | 'statistics' | 'marketing';

/** Has this visitor agreed to this purpose? */
export const hasConsent = (purpose: Purpose, cookies: string = document.cookie): boolean =>
  cookieIn(cookies, CONSENT_COOKIE)?.split('.').includes(purpose) === true;
