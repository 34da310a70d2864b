/** Called with a reason for each part of a product that was skipped on purpose, to be counted for the merchant. */
export type Note = (what: string) => void;
