/** Basket as far as this page knows it: the last answer of the section `Basket`. */
export interface KnownBasket {
  /** Number of lines. */
  count: number;
  /** Answer as received; `top/model.ts` reads it. */
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

/** Listens to changes of the basket; returns how to stop. */
export function onBasket(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
