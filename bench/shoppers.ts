/**
 * A crowd of shoppers without browsers: they come whether or not the shop keeps up (open arrivals), look, search, put into the
 * basket and order, thinking in between. node bench/shoppers.ts [--minutes 6] [--arrivals 4] [--harm 0].
 * `--arrivals` visits a second begin; `--harm` is the share of them that send what fills caches and memory. The bars: no
 * failure, resident memory at most 350 MB, and no more than 20 MB gained in the second half. Linux only; needs a build.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Failed, newBrowser } from './shoppers/browser.ts';
import { stocked } from './shoppers/goods.ts';
import { newTally } from './shoppers/tally.ts';
import { harm, shop } from './shoppers/visits.ts';
import { openShopOf } from './support/ownShop.ts';
import { residentOf } from './support/pinned.ts';
import { median } from './support/timing.ts';

const MOST_MB = 350;
const MOST_GAIN_MB = 20;
const MINUTE_MS = 60_000;
const SAMPLE_MS = 5000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '6' },
    arrivals: { type: 'string', default: '4' },
    harm: { type: 'string', default: '0' },
  },
});
const [minutes, arrivals, share] = [Number(values.minutes), Number(values.arrivals), Number(values.harm)];

const own = await openShopOf('shoppers');
try {
  const goods = await stocked(own.url, own.dataDir);
  if (goods.goods.length === 0) throw new Error('Nothing is for sale');
  const tally = newTally();
  const memory: number[] = [];
  const under = new Set<Promise<void>>();
  const end = performance.now() + minutes * MINUTE_MS;

  const sampling = setInterval(() => memory.push(residentOf(own.pid)), SAMPLE_MS);
  const visit = async () => {
    const bad = Math.random() < share;
    // A page that is refused to who means harm is right; a failure of the shop is not.
    const ask = newBrowser(own.url, tally, (status) => status < (bad ? 500 : 400));
    if (bad) return harm(ask, goods);
    if (await shop(ask, goods)) tally.ordered();
  };
  let begun = 0;
  for (; performance.now() < end; begun += 1) {
    const one = visit().catch((error: unknown) => {
      if (!(error instanceof Failed)) tally.failed(String(error));
    });
    under.add(one);
    void one.finally(() => under.delete(one));
    await pause((-Math.log(1 - Math.random()) * 1000) / arrivals);
  }
  await Promise.all(under);
  clearInterval(sampling);

  const half = memory.slice(Math.floor(memory.length / 2));
  const quarter = Math.ceil(half.length / 3);
  const gain = median(half.slice(-quarter)) - median(half.slice(0, quarter));
  const most = Math.max(...memory);
  const failures = [...tally.failures.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `${begun} visits in ${minutes} min, ${tally.requests()} requests, ${tally.orders} orders, ${failures} failures`,
  );
  for (const [why, count] of tally.failures) console.log(`  ${count} × ${why}`);
  for (const line of tally.lines()) console.log(`  ${line}`);
  const perMinute = memory.filter((_, n) => (n + 1) % (MINUTE_MS / SAMPLE_MS) === 0);
  console.log(
    `resident MB, each minute: ${perMinute.map(Math.round).join(', ')}; most ${Math.round(most)} (bar ≤ ${MOST_MB})`,
  );
  console.log(`gained in the second half: ${gain.toFixed(0)} MB (bar ≤ ${MOST_GAIN_MB})`);
  if (failures > 0 || most > MOST_MB || gain > MOST_GAIN_MB) process.exitCode = 1;
} finally {
  await own.stop();
}
