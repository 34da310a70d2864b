import * as v from 'valibot';
import { DAY } from '../kit/clock.ts';
import { localStore } from '../ui/browser/storage.ts';

/** Local storage: until when each closed layer stays away, epoch ms by its id. */
export const CLOSED_LAYERS = 'closed_layers';

const closed = v.record(v.string(), v.number());

function read(now: number): Record<string, number> {
  const kept = v.safeParse(closed, localStore.readJson(CLOSED_LAYERS));
  return Object.fromEntries(Object.entries(kept.success ? kept.output : {}).filter(([, until]) => until > now));
}

/** True while a layer that was closed stays away. */
export const isClosed = (id: string, now: number): boolean => Object.hasOwn(read(now), id);

/** Keeps a layer away for so many days from `now`, epoch ms. */
export function rememberClosed(id: string, days: number, now: number): void {
  localStore.writeJson(CLOSED_LAYERS, { ...read(now), [id]: now + days * DAY });
}
