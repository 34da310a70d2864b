import { hasConsent } from '../ui/browser/consent.ts';
import { localStore } from '../ui/browser/storage.ts';
import { whenIdle } from '../ui/kernel/idle.ts';

/**
 * Key of products that were looked at, newest first. Listed in the shop's words on privacy; removed with the consent.
 */
export const SEEN_KEY = 'recentProducts';

export const MOST_SEEN = 12;

/** Products looked at in this page's life; all there is without consent to preferences. */
let seen: readonly number[] = [];

/** Products looked at before each product, by its id: the code of its shelf may come when another page is open. */
const before = new Map<number, readonly number[]>();

/** Joins two lists, newest first, each id once. The stored one may hold anything. */
export function joined(newer: readonly number[], kept: unknown): number[] {
  const older = Array.isArray(kept) ? kept : [];
  const ids = [...newer, ...older].filter((id): id is number => Number.isSafeInteger(id) && id > 0);
  return [...new Set(ids)].slice(0, MOST_SEEN);
}

/** Removes the list when the consent is withdrawn. */
export const forgetSeen = (): void => localStore.remove(SEEN_KEY);

/** Forgets all of them, stored or not, at the word of the shopper. */
export function clearSeen(): void {
  seen = [];
  before.clear();
  forgetSeen();
}

/** Notes that a product is looked at. */
export function look(id: number): void {
  const mayKeep = hasConsent('preferences');
  seen = joined([id, ...seen], mayKeep ? localStore.readJson(SEEN_KEY) : undefined);
  if (mayKeep) localStore.writeJson(SEEN_KEY, seen);
  // Later: opening the store for the first time, a page waits for another process. They may have agreed meanwhile.
  else whenIdle(() => hasConsent('preferences') || forgetSeen());
  before.set(
    id,
    seen.filter((other) => other !== id),
  );
}

/** Products looked at before this one, newest first. */
export const seenBefore = (id: number): readonly number[] => before.get(id) ?? [];
