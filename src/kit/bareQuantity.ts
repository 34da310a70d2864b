/** A quantity as typed without its unit, without spaces and marks that are not seen, and in narrow digits. */
export const bareQuantity = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}|(?<=\d)\s*(?:\s(?=[\d.,])|(?:\p{L}+|m[23])\.?\s*$)/gu, '')
    .trim();
