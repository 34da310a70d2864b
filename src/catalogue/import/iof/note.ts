/** Told what of a product was left aside on purpose, to be counted for the merchant. */
export type Note = (what: string) => void;
