import { parseArgs } from 'node:util';
import { startShop } from '../../e2e/support/shop.ts';
import { PAGES } from './pages.ts';
import { atRest } from './pinned.ts';

export interface Shops {
  /** Without a slash at the end. */
  urls: string[];
  stop(): Promise<void>;
}

/** The running shops named by `--url`, each with its pages made once; without one, the build of this folder. */
export async function shopsToMeasure(): Promise<Shops> {
  const { values } = parseArgs({ options: { url: { type: 'string', multiple: true } } });
  const own = values.url ? undefined : await startShop({ RATE_LIMITS: '0' });
  const urls = (values.url ?? [own?.url ?? '']).map((url) => url.replace(/\/$/, ''));
  if (own) await atRest(own.pid);
  // The first visit of each page fills caches that a shop in the world has filled long ago.
  for (const url of urls) for (const path of Object.values(PAGES)) await (await fetch(url + path)).text();
  return { urls, stop: async () => own?.stop() };
}
