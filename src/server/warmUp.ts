import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { categoryPath } from '../catalogue/model.ts';
import { warmPictures } from '../pictures/warm.server.ts';
import type { Log } from './log.ts';
import type { OpenShop } from './open/shop.ts';

/** Time after opening in which nothing is made ahead, ms: whoever waited for the shop to open still waits for their page. */
export const AFTER_OPENING = 1000;

type Ask = (path: string) => Response | Promise<Response>;

/**
 * Renders the main page and the first category after the start, and derives their pictures. Returns at once; `stop`
 * ends it after the picture in hand.
 */
export function warmUp(shop: OpenShop, ask: Ask, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const work = warm(shop, ask, stopping.signal).then(
    ({ warmed }) => log.debug('pictures warmed', { warmed }),
    (error: unknown) => log.warn('pictures not warmed', { error }),
  );
  return {
    stop: async () => {
      stopping.abort();
      await work;
    },
  };
}

async function warm(shop: OpenShop, ask: Ask, signal: AbortSignal): Promise<{ warmed: number }> {
  await Promise.race([shop.opened.lists, once(signal, 'abort')]);
  await pause(AFTER_OPENING, undefined, { signal }).catch(() => {});
  if (signal.aborted) return { warmed: 0 };
  const { categories } = await shop.catalogue.names();
  const [first] = categories.roots;
  const pages: string[] = [];
  for (const path of ['/', ...(first ? [categoryPath(first)] : [])]) {
    if (signal.aborted) break;
    pages.push(await (await ask(path)).text());
  }
  return warmPictures(shop.pictures, pages, signal);
}
