/** What a visitor may agree to; without that a shop stores only what the visitor asked for (PKE, art. 399). */
export type Purpose = 'preferences' | 'statistics' | 'marketing';

/** Holds the purposes agreed to, joined by a dot; empty when all were refused, missing while nobody was asked. */
export const CONSENT_COOKIE = 'consent';
