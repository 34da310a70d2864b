/** Why an attempt did not begin. */
export type PayError = 'noCode' | 'badCode' | 'unavailable' | 'status' | 'often';

/** What became of the last attempt to pay. */
export type PayView =
  | { state: 'none' }
  | { state: 'pending'; method: 'blik' | 'online' }
  | { state: 'paid' }
  | { state: 'failed'; reason: string };

/** Six digits, as typed with or without a space. */
export const blikCode = (typed: string): string | undefined => /^\d{6}$/.exec(typed.replaceAll(/\s/g, ''))?.[0];

/** Marks the page of a payment that is under way. */
export const WAITS = 'data-pay-waits';
