/** Holds the purposes agreed to, joined by a dot; empty when all were refused, missing while nobody was asked. */
export const CONSENT_COOKIE = 'consent';
