/**
 * Pages a second on one core, each made anew: node bench/requests.ts [SECONDS]. Asked for as a browser asks, compressed, and
 * without compression; beside them the same product page made by React alone, and sent by node:http from memory. Interleaved
 * rounds; the CPU time a page is the steadier figure. The bars: a product page ≤ 2.8 ms of CPU as a browser asks, and without
 * compression ≥ 0.5 × bare React. Needs two cores, taskset and a build (npm run build).
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
const BARS = { cpu: 2.8, share: 0.5 };
const BROWSER = 'gzip, deflate, br, zstd';
const NONE = '';
const run = promisify(execFile);
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bench-'));
const servers: Pinned[] = [];

interface Peer {
  name: string;
  at: Pinned;
  encodings: string;
  paths: readonly string[];
}

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

async function measure({ at, encodings, paths }: Peer) {
  const before = at.cpu();
  const script = join(import.meta.dirname, 'requests/load.ts');
  const args = [script, at.url, SECONDS, encodings, ...paths];
  const { stdout } = await run('taskset', ['-c', '1', process.execPath, ...args]);
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
  const product: Peer = { name: 'the shop, product', at: shop, encodings: BROWSER, paths };
  const plain: Peer = { ...product, name: 'the shop, product, plain', encodings: NONE };
  const bare: Peer = { name: 'bare React, product, plain', at: react, encodings: NONE, paths };
  const peers: Peer[] = [
    { name: 'bare node:http, one page', at: http, encodings: BROWSER, paths: ['/'] },
    bare,
    plain,
    product,
    { ...product, name: 'the shop, category', paths: [PAGES.category] },
    { ...plain, name: 'the shop, category, plain', paths: [PAGES.category] },
    { ...product, name: 'the shop, main', paths: [PAGES.main] },
    { ...plain, name: 'the shop, main, plain', paths: [PAGES.main] },
  ];
  for (const peer of peers) await measure(peer);
  const results = new Map(peers.map((peer) => [peer, [] as Awaited<ReturnType<typeof measure>>[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [peer, all] of results) all.push(await measure(peer));
  }
  const middle = (peer: Peer, key: 'rate' | 'p50' | 'p99' | 'cpu') =>
    median((results.get(peer) ?? []).map((one) => one[key]));
  console.log(`${paths.length} products, ${ROUNDS} rounds of ${SECONDS} s, 8 connections; one core each`);
  console.log(`Accept-Encoding: ${BROWSER}; plain: none`);
  for (const [peer, all] of results) {
    const rates = all.map((one) => Math.round(one.rate)).join(', ');
    const times = `p50 ${middle(peer, 'p50')} ms, p99 ${middle(peer, 'p99')} ms`;
    console.log(
      `${peer.name.padEnd(27)} ${rates.padEnd(22)} pages/s; ${times}; CPU ${middle(peer, 'cpu').toFixed(2)} ms a page`,
    );
  }
  console.log(`the shop, product: ${middle(product, 'cpu').toFixed(2)} ms of CPU (bar ≤ ${BARS.cpu})`);
  const share = middle(plain, 'rate') / middle(bare, 'rate');
  console.log(`the shop / bare React, product, plain: ${share.toFixed(2)} (bar ≥ ${BARS.share})`);
} finally {
  for (const one of servers) one.stop();
  rmSync(folder, { recursive: true });
}
