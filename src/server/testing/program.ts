import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { placeOfStores } from '../../../scripts/test/memory.ts';
import { cardView } from '../../catalogue/card.ts';
import { fillSqlite } from '../../db/testing/sqlite.server.ts';
import type { Clock } from '../../kit/clock.ts';
import { NO_FILTERS } from '../../listing/model.ts';
import { cardTerms } from '../../routes/layout/terms.server.ts';
import { readSettings, type Settings } from '../../settings/env.server.ts';
import { type App, type AppOptions, createApp } from '../app.ts';
import { listener } from '../http/listener.ts';
import { createLog } from '../log.ts';
import { databasePlace } from '../open/openBase.ts';
import { type OpenShop, openShop } from '../open/shop.ts';
import type { Pages } from '../pages/model.ts';

const demo = join(import.meta.dirname, '../../../shop');
export const PRODUCT = 1049;
export const PRODUCT_FILE = 'umywalka-owalna.yaml';
/** Path of the product, and of its test page. */
export const PRODUCT_PATH = '/produkt/umywalka-owalna-1049';

/** Folder and data of one shop, for several programs at once. */
export interface Place {
  folder: string;
  settings: Settings;
  /** Changes a file of the folder; the next program that opens it takes the change in. */
  edit(file: string, change: (text: string) => string): Promise<void>;
  remove(): Promise<void>;
}

/** The demo shop with one product. `databaseUrl` keeps it in PostgreSQL. */
export async function makePlace(databaseUrl?: string): Promise<Place> {
  const folder = await mkdtemp(join(placeOfStores(), 'witryna-shop-'));
  const leftOut = (path: string) =>
    path.includes('/pictures/') || (path.includes('/products/') && basename(path) !== PRODUCT_FILE);
  await cp(demo, join(folder, 'shop'), { recursive: true, filter: (path) => !leftOut(path.slice(demo.length)) });
  const settings = readSettings({
    SHOP_DIR: join(folder, 'shop'),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
  });
  if (!settings.ok) throw new Error(settings.error.join('\n'));
  const place = databasePlace(settings.value);
  if ('file' in place) await fillSqlite(place.file);
  return {
    folder,
    settings: settings.value,
    async edit(file, change) {
      const path = join(folder, 'shop', file);
      await writeFile(path, change(await readFile(path, 'utf8')));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A program over a place, with pages that show the product's card and the list as they are in the store. */
export interface Program {
  app: App;
  shop: OpenShop;
  /** Number of pages that were made. */
  made(): number;
  /** Asks as a browser would, through node:http. */
  ask(
    path: string,
    headers?: Record<string, string>,
    method?: string,
    body?: BodyInit,
    signal?: AbortSignal,
  ): Promise<Response>;
  close(): Promise<void>;
}

export interface ProgramOptions
  extends Partial<Pick<AppOptions, 'limits' | 'trustProxy' | 'pageCacheBytes' | 'log' | 'shopUrl'>> {
  clock: Clock;
  pages?: Pages;
}

export async function startProgram(place: Place, { clock, pages, ...options }: ProgramOptions): Promise<Program> {
  const errors: unknown[] = [];
  const shop = await openShop(place.settings, { clock, onError: (error) => errors.push(error) });
  let made = 0;
  const app = createApp({
    shop,
    shopUrl: 'http://shop.test',
    clientDir: join(place.folder, 'nothing'),
    log: createLog('silent'),
    pageCacheBytes: 1_000_000,
    ...options,
    pages: async (...asked) => {
      made += 1;
      return (pages ?? cardPage)(...asked);
    },
  });
  const server = createServer(listener(() => app));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    app,
    shop,
    made: () => made,
    ask: (path, headers = {}, method = 'GET', body, signal) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers,
        redirect: 'manual',
        ...(body ? { body, duplex: 'half' } : {}),
        ...(signal ? { signal } : {}),
      }),
    async close() {
      app.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await shop.close();
      if (errors.length > 0) throw new AggregateError(errors, 'The program reported errors');
    },
  };
}

const cardPage: Pages = async (request, services) => {
  const [product] = await services.catalogue.products([PRODUCT]);
  const card = product && cardView(product, cardTerms(services));
  const all = { filters: NO_FILTERS, sort: 'relevance', portions: 9, counter: 0 } as const;
  const list = (scope: Parameters<typeof services.listing.list>[0]['scope']) =>
    services.listing.list({ ...all, scope });
  const shown = {
    url: request.url,
    price: card?.price,
    isNew: card?.isNew,
    all: list({ kind: 'all' }).ids,
    reduced: services.listing.reduced(9),
  };
  const status = request.url.includes('nie-ma') ? 404 : 200;
  return new Response(JSON.stringify(shown), { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
};
