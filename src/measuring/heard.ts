import * as v from 'valibot';
import { agreedPurposes, onConsent } from '../ui/browser/purposes.ts';
import { localStore } from '../ui/browser/storage.ts';

/** Local storage: ids of the last events that were heard, so that no tab hears one of them again; kept with consent alone. */
const HEARD_KEY = 'heardEvents';

/** As many as may wait for a browser. */
const MOST = 100;

let heard: readonly string[] = [];

const read = (): readonly string[] => {
  const kept = v.safeParse(v.array(v.string()), localStore.readJson(HEARD_KEY));
  return kept.success ? kept.output : heard;
};

const mayKeep = () => agreedPurposes().some((purpose) => purpose !== 'preferences');

/** Notes that an event is heard now; false for one that was heard before. */
export function isNew(id: string): boolean {
  const before = read();
  if (before.includes(id)) return false;
  heard = [...before, id].slice(-MOST);
  if (mayKeep()) localStore.writeJson(HEARD_KEY, heard);
  return true;
}

/** Forgets them with the consent. */
export const watchConsent = (): void => onConsent(() => mayKeep() || localStore.remove(HEARD_KEY));
