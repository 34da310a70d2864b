import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../kit/clock.ts';
import type { SearchPlace } from '../../settings/searchPlace.ts';
import type { SearchLanguage } from '../engine/model.ts';
import { createCall } from './call.server.ts';
import { openCluster } from './cluster.server.ts';
import type { OutsideError } from './error.ts';
import { createFinder } from './finder.server.ts';
import { oldestShown } from './freshness.ts';
import { createKeeper, type IndexKeeper, type KeeperOptions } from './keeper.server.ts';
import { createOutside, type Outside } from './outside.server.ts';

interface OutsideOptions {
  place: SearchPlace;
  language: SearchLanguage;
  /** Version of the catalogue that the lists show. */
  version(): number;
  clock: Clock;
  /** Called when it begins to fail, and with undefined when it answers again. */
  onTurn(error: OutsideError | undefined): void;
}

/** The OpenSearch of the environment, to be asked by shoppers. Nothing is asked of it yet. */
export function openOutside({ place, language, version, clock, onTurn }: OutsideOptions): Outside {
  const finder = createFinder({
    call: createCall(place),
    prefix: place.index,
    language,
    oldest: oldestShown(version, clock),
  });
  return createOutside({ finder, clock, onTurn });
}

/** What keeps its index; `signal` ends a run that is under way. */
export function openKeeper(
  place: SearchPlace,
  options: Pick<KeeperOptions, 'catalogue' | 'sold' | 'clock'>,
  signal: AbortSignal,
): IndexKeeper {
  const wait = (ms: number) => setTimeout(ms, undefined, { signal, ref: false });
  const cluster = openCluster({ call: createCall(place), prefix: place.index, wait, signal });
  return createKeeper({ ...options, cluster, prefix: place.index });
}
