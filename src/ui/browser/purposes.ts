import { hasConsent } from './consent.ts';
import type { Purpose } from './consentName.ts';

/** Purposes that a shop may ask consent for. */
export const PURPOSES = ['preferences', 'statistics', 'marketing'] as const satisfies readonly Purpose[];

/** Purposes that this visitor has agreed to, by the cookies of the browser. */
export const agreedPurposes = (cookies: string = document.cookie): Purpose[] =>
  PURPOSES.filter((purpose) => hasConsent(purpose, cookies));

/** Tells whether a script or text of the merchant's may run: what is necessary asks nobody. */
export const isAgreed = (purpose: Purpose | 'necessary', agreed: readonly Purpose[]): boolean =>
  purpose === 'necessary' || agreed.includes(purpose);

const CHANGED = 'consentchange';

/** Tells this page that the visitor has chosen. */
export const tellConsent = (): void => void window.dispatchEvent(new Event(CHANGED));

/** Calls after each choice of the visitor on this page. */
export const onConsent = (listener: () => void): void => window.addEventListener(CHANGED, listener);
