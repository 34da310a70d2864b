/** What shoppers do, and what those do who mean harm. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Ask } from './browser.ts';
import type { Goods } from './goods.ts';
import { order } from './order.ts';

/** Mean time between two steps; it varies as waiting does. */
const THINKING_MS = 2000;
const LONGEST_MS = 10_000;
/** Shares of visits that put something into the basket, and of these that order. */
const BUY = 0.5;
const ORDER = 0.6;

const one = <T>(some: readonly T[]): T => some[Math.floor(Math.random() * some.length)] as T;
const think = () => pause(Math.min(LONGEST_MS, -Math.log(1 - Math.random()) * THINKING_MS));

/** The word with two neighbours swapped. */
function misspelt(word: string): string {
  const at = 1 + Math.floor(Math.random() * Math.max(1, word.length - 2));
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

/** Each page brings the one call for what is the shopper's own. */
const withOwn = (ask: Ask) => async (step: string, path: string) => {
  const page = await ask(step, path);
  await ask('own data', '/ajax/get.php', { request: '{"Basket":{},"Wishlist":{}}' });
  return page;
};

/** From the main page to a product, by lists or by words; half put it into the basket, most of these order. True when ordered. */
export async function shop(ask: Ask, { lists, words, goods }: Goods): Promise<boolean> {
  const look = withOwn(ask);
  await look('main', '/');
  await think();
  for (let looked = 0; looked < 2; looked += 1) {
    if (Math.random() < 0.5) await look('list', one(lists));
    else {
      const word = one(words);
      await look('search', `/szukaj?text=${encodeURIComponent(Math.random() < 0.2 ? misspelt(word) : word)}`);
    }
    await think();
    await look('product', one(goods).path);
    await think();
  }
  if (Math.random() > BUY) return false;
  const { product, size, path } = one(goods);
  await look('product', path);
  await think();
  await ask('add', '/koszyk', { mode: '1', number: '1', product: String(product), size });
  await look('basket', '/koszyk');
  await think();
  if (Math.random() > ORDER) return false;
  await look('checkout', '/zamowienie');
  await think();
  if (!(await order(ask, think))) throw new Error('not ordered');
  return true;
}

const noise = (length: number) =>
  Array.from({ length }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');

/** Addresses that nobody asked for before, and bodies that are none: what fills caches and memory, without a pause. */
export async function harm(ask: Ask, { lists, goods }: Goods): Promise<void> {
  for (let n = 0; n < 10; n += 1) {
    await ask('harm', `/szukaj?text=${noise(8)}+${noise(30)}`);
    await ask('harm', `${one(lists)}?${noise(6)}=${noise(20)}&page=${Math.floor(Math.random() * 1e6)}`);
    await ask('harm', `${one(goods).path}?${noise(8)}=${noise(200)}`);
    await ask('harm', `/${noise(12)}/${noise(40)}`);
    await ask('harm', '/ajax/get.php', { request: `{"Basket":${'['.repeat(500)}` });
    await ask('harm', '/koszyk', { mode: '1', number: noise(50), product: noise(10), size: noise(1000) });
    await ask('harm', '/kontakt', { contact_email: noise(50_000), message: noise(50_000) });
  }
}
