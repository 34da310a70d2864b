import { useSyncExternalStore } from 'react';

/** How many things lie in the basket, as far as this page knows. */

let count: number | undefined;
const listeners = new Set<() => void>();

export function setBasketCount(now: number): void {
  if (count === now) return;
  count = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined until the page has asked. */
export const useBasketCount = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => undefined,
  );
