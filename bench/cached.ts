/**
 * Requests a second of one core for a page that is kept, beside bare node:http sending the same bytes. Rounds are
 * interleaved; the CPU time a request is the steadier figure. The bar: ≥ 20 000/s, or ≥ 0.7 × bare node:http. Then over many
 * pages, alone and while another process sells 20 times a second: the bar is ≥ 0.9 of what it is alone.
 * Usage: node bench/cached.ts [SECONDS]; needs two cores, wrk (Debian's package of that name), taskset, and a build.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from './support/pages.ts';
import { type Pinned, pinned, root } from './support/pinned.ts';
import { median } from './support/timing.ts';
import { type Hit, hit } from './support/wrk.ts';

const ROUNDS = 5;
const MANY = 60;
const ORDERS_A_SECOND = 20;
const seconds = Number(process.argv[2] ?? 4);
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bench-'));
const servers: Pinned[] = [];

async function server(args: readonly string[], env: NodeJS.ProcessEnv, path: string): Promise<Pinned> {
  const one = await pinned(args, env, path);
  servers.push(one);
  return one;
}

const productPages = async (at: Pinned): Promise<string[]> => {
  const map = await (await fetch(`${at.url}/sitemap-products-1.xml`)).text();
  return [...map.matchAll(/<loc>https?:\/\/[^/]+(\/produkt\/[^<]+)<\/loc>/g)]
    .map(([, path = '']) => path)
    .slice(0, MANY);
};

/** Many pages in turn, in rounds with and without sales. */
async function whileSelling(shop: Pinned, dataDir: string): Promise<void> {
  const paths = await productPages(shop);
  const script = join(folder, 'pages.lua');
  const turn = 'at = at % #paths + 1; return wrk.format("GET", paths[at])';
  writeFileSync(
    script,
    `paths = {${paths.map((path) => `"${path}"`).join()}}\nat = 0\nrequest = function() ${turn} end\n`,
  );
  const ask = () => hit(shop, '/', seconds, ['-s', script]);
  const alone: Hit[] = [];
  const selling: Hit[] = [];
  ask();
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(ask());
    const seller = spawn(process.execPath, ['bench/requests/sell.ts', dataDir, String(ORDERS_A_SECOND)], {
      cwd: root,
      stdio: 'inherit',
    });
    selling.push(ask());
    seller.kill();
  }
  const middle = (hits: readonly Hit[], what: keyof Hit) => median(hits.map((one) => one[what]));
  for (const [name, hits] of Object.entries({
    [`${paths.length} product pages in turn`]: alone,
    'the same while it sells': selling,
  })) {
    const rates = hits.map(({ rate }) => Math.round(rate)).join(', ');
    console.log(`  ${name.padEnd(28)} ${rates} requests/s; ${middle(hits, 'cpu').toFixed(3)} ms of CPU each`);
  }
  const share = middle(selling, 'rate') / middle(alone, 'rate');
  const byCpu = middle(alone, 'cpu') / middle(selling, 'cpu');
  console.log(
    `  at ${ORDERS_A_SECOND} orders a second: ${share.toFixed(2)} of the rate, ${byCpu.toFixed(2)} by CPU (bar ≥ 0.9)`,
  );
}

try {
  const env = { SHOP_DIR: 'shop', DATA_DIR: join(folder, 'shop') };
  const shop = await server(['build/server/index.js', 'start'], env, PAGES.product);
  const html = await (await fetch(shop.url + PAGES.product)).text();
  writeFileSync(join(folder, 'page.html'), html);
  const bare = await server(['bench/requests/bareHttp.ts', join(folder, 'page.html')], {}, '/');
  const peers = [
    { name: 'bare node:http, same bytes', at: bare, path: '/' },
    { name: 'the shop, a kept page', at: shop, path: PAGES.product },
  ].map((peer) => ({ ...peer, rates: [] as number[], cpus: [] as number[] }));
  for (const { at, path } of peers) hit(at, path, seconds);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { at, path, rates, cpus } of peers) {
      const { rate, cpu } = hit(at, path, seconds);
      rates.push(Math.round(rate));
      cpus.push(cpu);
    }
  }
  console.log(
    `${PAGES.product}, ${html.length} characters, ${ROUNDS} rounds of ${seconds} s, 32 connections, one core each`,
  );
  for (const { name, rates, cpus } of peers)
    console.log(`  ${name.padEnd(28)} ${rates.join(', ')} requests/s; ${median(cpus).toFixed(3)} ms of CPU each`);
  const [http, kept] = peers.map(({ rates }) => median(rates));
  console.log(`  the shop / bare node:http: ${((kept ?? 0) / (http ?? 1)).toFixed(2)}`);
  await whileSelling(shop, env.DATA_DIR);
} finally {
  for (const one of servers) one.stop();
  rmSync(folder, { recursive: true });
}
