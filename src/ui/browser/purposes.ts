import { CONSENT_COOKIE } from './consentName.ts';
import { cookieIn } from './cookie.ts';

/** Purposes that a shop may ask consent for; without one it may store only what the visitor asked for (PKE, art. 399). */
export const PURPOSES = ['preferences', 'statistics', 'marketing'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Purposes that this visitor has agreed to, by the cookies of the browser. */
export function agreedPurposes(cookies: string = document.cookie): Purpose[] {
  const agreed = cookieIn(cookies, CONSENT_COOKIE)?.split('.') ?? [];
  return PURPOSES.filter((purpose) => agreed.includes(purpose));
}

/** Tells whether a script or text of the merchant's may run: what is necessary asks nobody. */
export const isAgreed = (purpose: Purpose | 'necessary', agreed: readonly Purpose[]): boolean =>
  purpose === 'necessary' || agreed.includes(purpose);

const CHANGED = 'consentchange';

/** Tells this page that the visitor has chosen. */
export const tellConsent = (): void => void window.dispatchEvent(new Event(CHANGED));

/** Calls after each choice of the visitor on this page. */
export const onConsent = (listener: () => void): void => window.addEventListener(CHANGED, listener);
