import { HOUR, MINUTE } from '../kit/clock.ts';

/** After the last of these a message is given up. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR];

/** Wait after a failed try of an e-mail or a webhook, counted from 1, ms; undefined after the last. */
export const retryAfter = (tries: number): number | undefined => WAITS[tries - 1];

const RISES_UNTIL = 20;

/** Wait after a failed try, counted from 1, of what is never given up, such as a refund, ms. */
export const retryForeverAfter = (tries: number): number => Math.min(tries, RISES_UNTIL) ** 2 * MINUTE;
