/**
 * Answers of POST /ajax/get.php with every section it has, on one core: of a visitor without a session (bar ≥ 5 000/s), and with a
 * basket of three lines, a list of twenty products and two that are compared (bar ≥ 500/s). The shop has a snippet and two layers, so
 * that no section is empty for want of content. The CPU time of an answer is the steadier figure; bare
 * node:http beside it tells how fast the machine was.
 * Usage: node bench/personal.ts [SECONDS]; needs two cores, wrk (Debian's package of that name), taskset, and a build.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECTIONS } from './requests/sections.ts';
import { PAGES } from './support/pages.ts';
import { type Pinned, pinned, root } from './support/pinned.ts';
import { median } from './support/timing.ts';
import { hit } from './support/wrk.ts';

const ROUNDS = 5;
const BARS = { without: 5000, with: 500 };
const seconds = Number(process.argv[2] ?? 4);
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bench-'));
const SNIPPETS = `snippets:
  - { id: stopka, content: 'Zamówienia świąteczne **do 15 grudnia**.' }
layers:
  - { id: zima, kind: window, heading: Zima w pracowni, content: 'Od dziś wypalamy *czarki*.' }
  - { id: warsztaty, kind: corner, heading: Warsztaty w sobotę, content: Zostały trzy miejsca. }
`;

interface Asked {
  rate: number;
  /** CPU time of an answer, ms. */
  cpu: number;
}

function withoutSession(shop: Pinned): Asked {
  const script = join(folder, 'post.lua');
  const body = new URLSearchParams({ request: JSON.stringify(SECTIONS) }).toString();
  const lines = [
    'wrk.method = "POST"',
    `wrk.body = "${body}"`,
    'wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"',
  ];
  writeFileSync(script, lines.join('\n'));
  return hit(shop, '/ajax/get.php', seconds, ['-s', script]);
}

/** Our own generator, which fills baskets and lists first. */
function withSession(shop: Pinned): Asked {
  const args = ['-c', '1', process.execPath, 'bench/requests/personal.ts', shop.url, String(seconds)];
  const before = shop.cpu();
  const said = execFileSync('taskset', args, { cwd: root, encoding: 'utf8' });
  const { count, rate, bad } = JSON.parse(said) as Record<'count' | 'rate' | 'bad', number>;
  if (bad > 0) throw new Error(`${bad} of ${count} answers were not whole`);
  return { rate, cpu: (shop.cpu() - before) / count };
}

function told(name: string, all: readonly Asked[], bar: number): void {
  const rates = all.map(({ rate }) => Math.round(rate)).join(', ');
  const cpu = median(all.map((one) => one.cpu));
  console.log(
    `get.php, ${Object.keys(SECTIONS).length} sections, ${name}: ${rates}/s (bar ${bar}); ${cpu.toFixed(3)} ms of CPU each, so ${Math.round(1000 / cpu)} a second of CPU`,
  );
}

let shop: Pinned | undefined;
let bare: Pinned | undefined;
try {
  const dir = join(folder, 'folder');
  cpSync(join(root, 'shop'), dir, { recursive: true });
  writeFileSync(join(dir, 'content/snippets.yaml'), SNIPPETS);
  const env = { SHOP_DIR: dir, DATA_DIR: join(folder, 'data'), RATE_LIMITS: '0' };
  shop = await pinned(['build/server/index.js', 'start'], env, PAGES.product);
  writeFileSync(join(folder, 'bare.json'), '{}');
  bare = await pinned(['bench/requests/bareHttp.ts', join(folder, 'bare.json')], {}, '/');
  const http: Asked[] = [];
  const without: Asked[] = [];
  const within: Asked[] = [];
  withoutSession(shop);
  withSession(shop);
  for (let round = 0; round < ROUNDS; round += 1) {
    http.push(hit(bare, '/', seconds));
    without.push(withoutSession(shop));
    within.push(withSession(shop));
  }
  const bareCpu = median(http.map(({ cpu }) => cpu));
  console.log(
    `bare node:http: ${http.map(({ rate }) => Math.round(rate)).join(', ')}/s; ${bareCpu.toFixed(3)} ms of CPU each`,
  );
  told('without a session', without, BARS.without);
  told('three lines, a list of twenty, two compared', within, BARS.with);
} finally {
  shop?.stop();
  bare?.stop();
  // The server may still be closing its store.
  rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });
}
