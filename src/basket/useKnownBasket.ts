import { useSyncExternalStore } from 'react';
import { type KnownBasket, knownBasket, onBasket } from './count.ts';

/** Undefined until the page knows what lies in the basket. */
export const useKnownBasket = (): KnownBasket | undefined =>
  useSyncExternalStore(onBasket, knownBasket, () => undefined);
