/** What lies in the basket, as far as this page knows: the section `Basket` as it was answered last. */
export interface KnownBasket {
  /** Lines. */
  count: number;
  /** As it came; whoever shows more than the count reads it (`top/model.ts`). */
  answer: unknown;
}

let known: KnownBasket | undefined;
const listeners = new Set<() => void>();

export function setBasket(now: KnownBasket): void {
  known = now;
  for (const listener of listeners) listener();
}

/** Undefined until the page knows. */
export const knownBasket = (): KnownBasket | undefined => known;

/** Returns how to stop. */
export function onBasket(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
