/**
 * Pages a second on one core, each made anew: node bench/requests.ts [SECONDS]. Beside them the same product page made
 * by React alone, and sent by node:http from memory. Interleaved rounds; the CPU time a page is the steadier figure.
 * The bar: a product page ≥ 180/s and ≥ 0.2 × bare React. Needs two cores, taskset and a build (npm run build).
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { PAGES } from './support/pages.ts';
import { type Pinned, pinned, root } from './support/pinned.ts';
import { median } from './support/timing.ts';

const SECONDS = process.argv[2] ?? '4';
const ROUNDS = 3;
const run = promisify(execFile);
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bench-'));
const servers: Pinned[] = [];

async function server(args: readonly string[], env: NodeJS.ProcessEnv, path: string): Promise<Pinned> {
  const one = await pinned(args, { SHOP_DIR: 'shop', ...env }, path);
  servers.push(one);
  return one;
}

/** Paths of products, from the links of a list. */
async function productPaths(url: string): Promise<string[]> {
  const lists = ['/kategoria/kubki-i-filizanki', '/nowosci', '/promocje'];
  const pages = await Promise.all(lists.map(async (path) => (await fetch(url + path)).text()));
  const paths = pages.join('').match(/\/produkt\/[a-z0-9-]+-\d+/g) ?? [];
  return [...new Set(paths)];
}

async function measure(at: Pinned, paths: readonly string[]) {
  const before = at.cpu();
  const script = join(import.meta.dirname, 'requests/load.ts');
  const { stdout } = await run('taskset', ['-c', '1', process.execPath, script, at.url, SECONDS, ...paths]);
  const { count, rate, p50, p99, bad } = JSON.parse(stdout) as Record<'count' | 'rate' | 'p50' | 'p99' | 'bad', number>;
  if (bad > 0) throw new Error(`${bad} answers of ${at.url} were not pages`);
  return { rate, p50, p99, cpu: (at.cpu() - before) / count };
}

try {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      ssr: 'bench/requests/reactPage.tsx',
      outDir: join(folder, 'react'),
      copyPublicDir: false,
      emptyOutDir: true,
    },
  });
  // No kept pages and no limits: each page is made for its request.
  const env = { PAGE_CACHE_MB: '0', RATE_LIMITS: '0', DATA_DIR: join(folder, 'shop') };
  const shop = await server(['build/server/index.js', 'start'], env, '/');
  const paths = await productPaths(shop.url);
  const [path = ''] = paths;
  writeFileSync(join(folder, 'page.html'), await (await fetch(shop.url + path)).text());
  const react = await server([join(folder, 'react/reactPage.js')], { DATA_DIR: join(folder, 'react-data') }, path);
  const http = await server(['bench/requests/bareHttp.ts', join(folder, 'page.html')], {}, '/');
  const peers: [name: string, at: Pinned, paths: readonly string[]][] = [
    ['bare node:http, one page', http, ['/']],
    ['bare React, product', react, paths],
    ['the shop, product', shop, paths],
    ['the shop, category', shop, [PAGES.category]],
    ['the shop, main', shop, [PAGES.main]],
  ];
  for (const [, at, some] of peers) await measure(at, some);
  const results = new Map(peers.map(([name]) => [name, [] as Awaited<ReturnType<typeof measure>>[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, at, some] of peers) results.get(name)?.push(await measure(at, some));
  }
  console.log(`${paths.length} products, ${ROUNDS} rounds of ${SECONDS} s, 8 connections; one core each`);
  for (const [name, all] of results) {
    const rates = all.map((one) => Math.round(one.rate)).join(', ');
    const middle = (key: 'p50' | 'p99' | 'cpu') => median(all.map((one) => one[key]));
    console.log(
      `${name.padEnd(26)} ${rates.padEnd(22)} pages/s; p50 ${middle('p50')} ms, p99 ${middle('p99')} ms; CPU ${middle('cpu').toFixed(2)} ms a page`,
    );
  }
  const rate = (name: string) => median((results.get(name) ?? []).map((one) => one.rate));
  const share = rate('the shop, product') / rate('bare React, product');
  console.log(`the shop / bare React, product: ${share.toFixed(2)}`);
} finally {
  for (const one of servers) one.stop();
  rmSync(folder, { recursive: true });
}
