/** Marks the page of a payment that is under way. */
export const WAITS = 'data-pay-waits';
