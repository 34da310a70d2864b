import { cookieIn } from './cookie.ts';

/** What a visitor may agree to; without it a shop may keep only what they asked for (PKE, art. 399). */
export type Purpose = 'preferences' | 'statistics' | 'marketing';

/** Holds the purposes agreed to, joined by a dot; empty when all were refused, missing while nobody was asked. */
export const CONSENT_COOKIE = 'consent';

/** Has this visitor agreed to this purpose? */
export const hasConsent = (purpose: Purpose, cookies: string = document.cookie): boolean =>
  cookieIn(cookies, CONSENT_COOKIE)?.split('.').includes(purpose) === true;
