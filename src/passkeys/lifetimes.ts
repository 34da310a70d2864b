import { MINUTE, SECOND } from '../kit/clock.ts';

/** Lifetimes of what works once, in ms: a challenge, the right to add a key, a sign-in token, a code sent by e-mail. */
export const CHALLENGE_LASTS = 5 * MINUTE;
export const AUTHORIZE_LASTS = 5 * MINUTE;
export const LOGIN_TOKEN_LASTS = 60 * SECOND;
export const CODE_LASTS = 10 * MINUTE;

/** Wrong codes after which the right one is refused too. */
export const CODE_TRIES = 5;
