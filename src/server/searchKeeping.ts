import { SECOND } from '../kit/clock.ts';
import { OutsideError } from '../search/openSearch/error.ts';
import { openKeeper } from '../search/openSearch/open.server.ts';
import type { SearchPlace } from '../settings/searchPlace.ts';
import type { Log } from './log.ts';
import { soldLately } from './open/openLists.ts';
import type { OpenShop } from './open/shop.ts';

/** Pause between two looks whether the catalogue has changed, and after a run that failed. */
const KEEP_EVERY = 5 * SECOND;
const AFTER_FAILURE = 30 * SECOND;

/** Keeps the index of an OpenSearch as the catalogue is, one run after another. */
export function startSearchKeeping(
  { catalogue, db, clock }: Pick<OpenShop, 'catalogue' | 'db' | 'clock'>,
  place: SearchPlace,
  log: Log,
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const keeper = openKeeper(place, { catalogue, clock, sold: () => soldLately(db, clock) }, ending.signal);
  let failing = false;
  let timer: NodeJS.Timeout | undefined;
  let under = Promise.resolve();

  async function run(): Promise<void> {
    try {
      await keeper.run();
      if (failing) log.info('search_index', { kept: true });
      failing = false;
    } catch (error) {
      if (ending.signal.aborted) return;
      // Told once, however long it lasts.
      if (!failing) log.warn('search_index', { kept: false, ...reasonOf(error) });
      failing = true;
    }
    if (!ending.signal.aborted) wait(failing ? AFTER_FAILURE : KEEP_EVERY);
  }
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      under = run();
    }, ms).unref();
  };
  under = run();
  return {
    async stop() {
      ending.abort();
      clearTimeout(timer);
      await under;
    },
  };
}

/** Why an OpenSearch failed, for the log: nothing of what was asked, no address. */
export function reasonOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof OutsideError)) return { error };
  const { fault, status, cause } = error;
  const { code } = ((cause as Error | undefined)?.cause ?? {}) as { code?: unknown };
  return { fault, ...(status === undefined ? {} : { status }), ...(typeof code === 'string' ? { code } : {}) };
}
