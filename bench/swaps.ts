/**
 * Bytes on the wire that a change of page moves, without pictures and fonts: node bench/swaps.ts [--url SHOP]…. A telephone
 * that has seen nothing but the page before; three times each. "Ahead" is what a page asks for between a first sign of a
 * person and the press. Without --url the build of this folder.
 */
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, findHeadless } from '../scripts/test/chromium.ts';
import { PAGES } from './support/pages.ts';
import { type Hand, newHand, type Press, TELEPHONE } from './support/presses/hand.ts';
import { type Moved, newMeter } from './support/presses/meter.ts';
import { card, filter, list } from './support/presses/steps.ts';
import { shopsToMeasure } from './support/shops.ts';
import { median } from './support/timing.ts';

const ROUNDS = 3;

interface Change {
  name: string;
  from: string;
  step(hand: Hand): Promise<Press>;
}

const changes: Change[] = [
  { name: 'list → product', from: PAGES.category, step: card },
  { name: 'list → filtered list', from: PAGES.category, step: (hand) => filter(hand, 'Mech') },
  { name: 'main → list', from: PAGES.main, step: list },
];

async function moved(browser: Browser, url: string, { from, step }: Change): Promise<{ ahead: Moved; pressed: Moved }> {
  const hand = await newHand(browser, TELEPHONE);
  try {
    const meter = await newMeter(hand.session);
    await hand.arrive(url + from);
    await meter.read();
    await hand.sign();
    const press = await step(hand);
    const ahead = await meter.read();
    await hand.press(press);
    return { ahead, pressed: await meter.read() };
  } finally {
    await hand.away();
  }
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const told = ({ kinds }: Moved) => kinds.map(([kind, bytes]) => `${kind} ${kB(bytes)}`).join(', ');

const found = await findHeadless();
if ('problem' in found) throw new Error(found.problem);
const { urls, stop } = await shopsToMeasure();
const browser = await chromium.launch({ executablePath: found.path, args: chromiumFlags });
try {
  console.log('kB on the wire, without pictures and fonts; each time, and of what the last was made');
  for (const change of changes) {
    const results = urls.map((url) => ({ url, all: [] as Awaited<ReturnType<typeof moved>>[] }));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { url, all } of results) all.push(await moved(browser, url, change));
    for (const { url, all } of results) {
      const line = (part: 'ahead' | 'pressed') => {
        const each = all.map((one) => one[part].bytes);
        const last = all.at(-1);
        return `${kB(median(each)).padStart(6)}  (${each.map(kB).join(' ')})  ${last ? told(last[part]) : ''}`;
      };
      console.log(`${change.name.padEnd(22)} ${url}\n  pressed ${line('pressed')}\n  ahead   ${line('ahead')}`);
    }
  }
} finally {
  await browser.close();
  await stop();
}
