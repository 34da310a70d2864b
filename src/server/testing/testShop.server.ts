import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { placeOfStores } from '../../../scripts/test/memory.ts';
import { CATALOGUE, type Files, jpeg, makeFolder, writeFiles } from '../../catalogue/testing/folder.server.ts';
import { fillSqlite } from '../../db/testing/sqlite.server.ts';
import { pages as everyPage } from '../../routes/pages.ts';
import { readSettings } from '../../settings/env.server.ts';
import { type Limits, scaledLimits } from '../../settings/limits.ts';
import { createApp } from '../app.ts';
import { databasePlace } from '../open/openBase.ts';
import { type OpenShop, openShop } from '../open/shop.ts';
import type { Pages } from '../pages/model.ts';
import { openPages } from '../pages/open.ts';
import { testBrowserFiles } from './browserFiles.ts';

const SHOP_YAML = `name: Próba
tagline: Sklep do prób
company:
  { name: Próba, street: Polna 1, postcode: 59-700, city: Bolesławiec, nip: '1234563218', email: a@b.example, phone: 75 612 40 18 }
units:
  szt: { name: szt., one: sztuka, few: sztuki, many: sztuk, other: sztuki }
branches:
  - { slug: sklep, name: Sklep, kind: own }
free_delivery_from: 250
`;

/** A shop without a mistake. */
export const SHOP: Files = {
  ...CATALOGUE,
  'shop.yaml': SHOP_YAML,
  'texts.yaml': '',
  'content/main.yaml': 'title: Próba\ndescription: Sklep do prób\nsections: []\n',
  'content/menu.yaml': 'header: [stol]\nfooter: []\n',
  'content/tiles.yaml': 'tiles: []\n',
  'content/strips.yaml': 'bars: []\n',
  'pages/o-nas.md': '---\nid: 9\ntitle: O nas\ndescription: Kim jesteśmy\n---\n# O nas\n',
  'theme.css': '@layer theme { a { color: green } }',
};

export interface TestShop {
  /** Asks the app as a browser or a program would, in memory; `env` is what a listener of node:http knows of a request. */
  ask(path: string | Request, init?: RequestInit, env?: object): Promise<Response>;
  shop(): OpenShop;
  /** Every route of the program and every page, as Hono reads their paths; `ALL` for any method. */
  routes(): { method: string; path: string }[];
  /** Folder of the shop's data. */
  dataDir(): string;
  /** Unexpected errors since the last look; a test that leaves some fails. */
  errors(): { error: unknown; requestId: string }[];
}

/** Says which address a page was asked for; `/blad` fails. */
const fakePages: Pages = async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/blad') throw new Error('the page failed');
  return new Response(`page ${request.method} ${pathname}`, {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
};

export interface TestShopOptions {
  shopUrl?: string;
  files?: Files;
  /** A folder that is there, in place of one made of `files`. */
  shopDir?: string;
  /** The pages of the shop as they are drawn, instead of fakes that name their address. */
  realPages?: boolean;
  /** A test asks more often in a second than any visitor may, so there are none unless told. */
  limits?: Limits;
  /** Settings of the environment, such as another database; asked for once. */
  env?(): Promise<NodeJS.ProcessEnv>;
}

/** A small real shop on SQLite, opened once for a block of tests; its pages are fakes unless told. */
export function testShop({
  shopUrl = 'http://localhost:3000',
  files = {},
  shopDir: given,
  realPages = false,
  limits = scaledLimits(0),
  env = async () => ({}),
}: TestShopOptions = {}): TestShop {
  const told: { error: unknown; requestId: string }[] = [];
  let shop: OpenShop | undefined;
  let ask: TestShop['ask'] | undefined;
  let routes: TestShop['routes'] = () => [];
  let folder = '';
  let stop = () => {};
  const made: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(placeOfStores(), 'witryna-server-'));
    made.push(folder);
    const shopDir = given ?? (await makeFolder({ ...SHOP, 'pictures/kubek.jpg': await jpeg(), ...files }));
    if (given === undefined) made.push(shopDir);
    const settings = readSettings({
      SHOP_DIR: shopDir,
      DATA_DIR: join(folder, 'data'),
      SHOP_URL: shopUrl,
      ...(await env()),
    });
    if (!settings.ok) throw new Error(settings.error.join('\n'));
    const clientDir = join(folder, 'client');
    await writeFiles(clientDir, {
      'assets/entry-abc.js': 'export {};',
      'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      '.secret.js': 'secret',
      'manifest.json': '{}',
    });
    const place = databasePlace(settings.value);
    if ('file' in place) await fillSqlite(place.file);
    shop = await openShop(settings.value);
    expect(shop.problems).toEqual([]);
    const app = createApp({
      shop,
      pages: realPages ? openPages({ files: testBrowserFiles, theme: shop.theme }) : fakePages,
      shopUrl,
      clientDir,
      limits,
      baseKey: settings.value.baseKey,
      log: {
        verbose: false,
        debug: () => {},
        info: () => {},
        warn: () => {},
        error: (_, fields = {}) => void told.push({ error: fields.error, requestId: String(fields.requestId) }),
      },
    });
    stop = app.stop;
    ask = async (path, init, bindings) => app.hono.request(path, init, bindings);
    routes = () => [...app.hono.routes, ...everyPage.map(({ path }) => ({ method: 'ALL', path }))];
  });
  afterEach(() => {
    expect(told.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    stop();
    await shop?.close();
    for (const one of made) await rm(one, { recursive: true, force: true });
  });
  return {
    ask: (path, init, bindings) => {
      if (!ask) throw new Error('The shop is not open yet');
      return ask(path, init, bindings);
    },
    shop: () => {
      if (!shop) throw new Error('The shop is not open yet');
      return shop;
    },
    routes: () => routes().map(({ method, path }) => ({ method, path })),
    dataDir: () => join(folder, 'data'),
    errors: () => told.splice(0),
  };
}

/** A form as the theme's scripts send it. */
export const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields).toString(),
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
});

export const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
});
