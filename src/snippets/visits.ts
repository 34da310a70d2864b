import * as v from 'valibot';
import { MINUTE } from '../kit/clock.ts';
import { localStore } from '../ui/browser/storage.ts';

/** Local storage: how often this visitor came, and when they were last here; kept with consent alone. */
export const VISITS_KEY = 'visits';

/** Whoever was away for longer comes anew. */
const PAUSE = 30 * MINUTE;

const visits = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(1)), at: v.number() });
export type Visits = v.InferOutput<typeof visits>;

/** Visits after somebody was seen at a moment, epoch ms. */
export function nextVisits(before: Visits | undefined, now: number): Visits {
  if (!before) return { count: 1, at: now };
  return { count: before.count + (now - before.at > PAUSE ? 1 : 0), at: now };
}

/** Tells whether visits of this browser are counted: the shop has a layer that waits for one, and the visitor agreed. */
export const isCounting = (): boolean => localStore.readJson(VISITS_KEY) !== undefined;

/** Counts a page view, and tells the number of the visit, from 1. */
export function countVisit(now: number): number {
  const kept = v.safeParse(visits, localStore.readJson(VISITS_KEY));
  const next = nextVisits(kept.success ? kept.output : undefined, now);
  localStore.writeJson(VISITS_KEY, next);
  return next.count;
}

export const forgetVisits = (): void => localStore.remove(VISITS_KEY);
