/** Epoch milliseconds. Handed in, never read from the air, so that a rule about time can be tested. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** Lengths in ms. DAY is 24 hours; a calendar day in Warsaw may be 23 or 25, so dates move by `addDays`. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
