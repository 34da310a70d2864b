import * as v from 'valibot';
import { hasConsent } from '../ui/browser/consent.ts';
import { localStore } from '../ui/browser/storage.ts';
import { MOST_SEEN, SEEN_KEY } from './seen.ts';

const ids = v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1)));

/** Products that this visitor has looked at, newest first, with their consent; beside `seen.ts`, which every page loads. */
export function seenProducts(): readonly number[] {
  const kept = v.safeParse(ids, hasConsent('preferences') ? localStore.readJson(SEEN_KEY) : []);
  return kept.success ? kept.output.slice(0, MOST_SEEN) : [];
}
