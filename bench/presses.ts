/**
 * From a press to what it shows, painted: node bench/presses.ts [--url SHOP]…; several shops are measured in turn. A telephone
 * with its processor slowed 4 ×, medians of five, a browser that has seen nothing each time. Measured in the page, from the
 * finger's touch to the second frame after the page says so; a clock that goes on when a document follows another.
 * Without --url the build of this folder; give a shop that runs elsewhere RATE_LIMITS=0, EDIT_PANEL=0 and NODE_ENV=production.
 */
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, findHeadless } from '../scripts/test/chromium.ts';
import { PAGES } from './support/pages.ts';
import { ARMED_MS, type Hand, newHand, pause, TALL_TELEPHONE, TELEPHONE } from './support/presses/hand.ts';
import type { Heard } from './support/presses/probe.ts';
import { add, card, filter, list, size } from './support/presses/steps.ts';
import { shopsToMeasure } from './support/shops.ts';
import { median } from './support/timing.ts';

const ROUNDS = 5;
const SLOWED = 4;
/** From a first sign of a person to the press. */
const AFTER_SIGN_MS = 300;
const BETWEEN_PRESSES_MS = 1000;

/** Measures and their bars, ms. */
const MEASURES = {
  'first "Do koszyka" after a sign → confirmed': 200,
  '"Do koszyka" as the first sign → taken': 50,
  '"Do koszyka" as the first sign → confirmed': 400,
  'later "Do koszyka" → confirmed': undefined,
  'size → price, first': 120,
  'size → price, later': 120,
  'card → heading of the product': 120,
  'filter → list, first': 120,
  'filter → list, later': 120,
  'main → list': undefined,
} as const;
type Measure = keyof typeof MEASURES;
type Times = Partial<Record<Measure, number>>;
type Visit = (hand: Hand, url: string) => Promise<Times>;

const took = ({ pressed, done }: Heard) => done - pressed;

async function signed(hand: Hand): Promise<void> {
  await hand.sign();
  await pause(AFTER_SIGN_MS - ARMED_MS);
}

const buying: Visit = async (hand, url) => {
  await hand.arrive(url + PAGES.product);
  const press = await add(hand);
  await signed(hand);
  const first = await hand.press(press);
  await pause(BETWEEN_PRESSES_MS);
  const later = await hand.press(await add(hand));
  return {
    'first "Do koszyka" after a sign → confirmed': took(first),
    'later "Do koszyka" → confirmed': took(later),
  };
};

const buyingAtOnce: Visit = async (hand, url) => {
  await hand.arrive(url + PAGES.product);
  const press = await add(hand);
  if ((await hand.page.evaluate(() => scrollY)) > 0) throw new Error('The button was out of view');
  const heard = await hand.press(press);
  return {
    '"Do koszyka" as the first sign → taken': heard.taken - heard.pressed,
    '"Do koszyka" as the first sign → confirmed': took(heard),
  };
};

const choosing: Visit = async (hand, url) => {
  await hand.arrive(url + PAGES.product);
  const press = await size(hand, '350 ml');
  await signed(hand);
  const first = await hand.press(press);
  await pause(BETWEEN_PRESSES_MS);
  const later = await hand.press(await size(hand, '250 ml'));
  return { 'size → price, first': took(first), 'size → price, later': took(later) };
};

const opening: Visit = async (hand, url) => {
  await hand.arrive(url + PAGES.category);
  await hand.sign();
  const press = await card(hand);
  await pause(AFTER_SIGN_MS - ARMED_MS);
  return { 'card → heading of the product': took(await hand.press(press)) };
};

const filtering: Visit = async (hand, url) => {
  await hand.arrive(url + PAGES.category);
  await hand.sign();
  const press = await filter(hand, 'Mech');
  await pause(AFTER_SIGN_MS - ARMED_MS);
  const first = await hand.press(press);
  await pause(BETWEEN_PRESSES_MS);
  const later = await hand.press(await filter(hand, 'Kobalt'));
  return { 'filter → list, first': took(first), 'filter → list, later': took(later) };
};

const entering: Visit = async (hand, url) => {
  await hand.arrive(url + PAGES.main);
  await hand.sign();
  const press = await list(hand);
  await pause(AFTER_SIGN_MS - ARMED_MS);
  return { 'main → list': took(await hand.press(press)) };
};

async function visited(browser: Browser, visit: Visit, url: string): Promise<Times> {
  const onProduct = visit === buying || visit === buyingAtOnce || visit === choosing;
  const hand = await newHand(browser, onProduct ? TALL_TELEPHONE : TELEPHONE, SLOWED);
  try {
    return await visit(hand, url);
  } finally {
    await hand.away();
  }
}

const found = await findHeadless();
if ('problem' in found) throw new Error(found.problem);
const { urls, stop } = await shopsToMeasure();
const browser = await chromium.launch({ executablePath: found.path, args: chromiumFlags });
const results = urls.map((url) => ({ url, all: [] as Times[] }));
try {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const visit of [buying, buyingAtOnce, choosing, opening, filtering, entering])
      for (const { url, all } of results) all.push(await visited(browser, visit, url));
} finally {
  await browser.close();
  await stop();
}

console.log(`ms, processor slowed ${SLOWED} ×, medians of ${ROUNDS}`);
for (const { url, all } of results) {
  console.log(`\n${url}\n${''.padEnd(46)}   bar  median  each`);
  for (const [measure, bar] of Object.entries(MEASURES) as [Measure, number | undefined][]) {
    const times = all.flatMap((one) => one[measure] ?? []).map(Math.round);
    const held = bar === undefined ? '' : median(times) <= bar ? 'held' : 'missed';
    const cells = [String(bar ?? '').padStart(6), String(median(times)).padStart(7)].join(' ');
    console.log(`${measure.padEnd(46)}${cells}  ${times.join(' ').padEnd(28)} ${held}`);
  }
}
