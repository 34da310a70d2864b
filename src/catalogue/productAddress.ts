/**
 * The product that an address such as `/produkt/kubek-codzienny-1001` is of, or its last part: the number counts, the words
 * before it may be old (`productPath` makes them).
 */
export function productIdIn(address: string): number | undefined {
  const id = Number(/-(\d{1,15})$/.exec(address)?.[1]);
  return Number.isSafeInteger(id) ? id : undefined;
}
