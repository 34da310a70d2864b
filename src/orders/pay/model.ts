/** Why an attempt did not begin. */
const PAY_ERRORS = ['noCode', 'badCode', 'unavailable', 'status', 'often'] as const;
export type PayError = (typeof PAY_ERRORS)[number];

/** Says in the address of the page why a payment did not begin. */
export const PAY_ERROR_PARAM = 'odmowa';

export const readPayError = (query: URLSearchParams): PayError | undefined =>
  PAY_ERRORS.find((one) => one === query.get(PAY_ERROR_PARAM));

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
