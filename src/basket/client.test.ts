import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KnownBasket } from './count.ts';

/** A page as far as the basket's count needs one. */
class FakePage extends EventTarget {
  readonly location = { pathname: '/', search: '' };
  readonly kept = new Map<string, string>();
  readonly localStorage = {
    setItem: (key: string, value: string) => void this.kept.set(key, value),
    getItem: (key: string) => this.kept.get(key) ?? null,
  };
}

let page: FakePage;
let inBasket: number;
let asked: number;
let lines: unknown;
let cookie: string;

beforeEach(() => {
  vi.resetModules();
  page = new FakePage();
  inBasket = 2;
  asked = 0;
  lines = [];
  cookie = 'sesja=1';
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    getElementById: () => null,
    get cookie() {
      return cookie;
    },
  });
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ Basket: { response: { basket: { productsCounter: inBasket, products: lines } } } });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function watched() {
  const shown: number[] = [];
  vi.doMock('./count.ts', async (original) => {
    const real = await original<typeof import('./count.ts')>();
    const setBasket = (basket: KnownBasket) => {
      shown.push(basket.count);
      real.setBasket(basket);
    };
    return { ...real, setBasket };
  });
  const client = await import('./client.ts');
  const { basketChanged } = await import('../session/events.ts');
  client.watchBasket();
  return { shown, changed: basketChanged };
}
const event = (name: string, fields: object) => Object.assign(new Event(name), fields);

it('the basket of a page is asked for once the page is shown, and again when another tab has changed the basket', async () => {
  const { shown } = await watched();
  await expect.poll(() => shown).toEqual([2]);
  inBasket = 3;
  page.dispatchEvent(event('storage', { key: 'something' }));
  page.dispatchEvent(event('pageshow', { persisted: false }));
  page.dispatchEvent(event('storage', { key: 'addedtoBasket' }));
  await expect.poll(() => shown).toEqual([2, 3]);
  page.dispatchEvent(event('pageshow', { persisted: true }));
  await expect.poll(() => shown).toEqual([2, 3, 3]);
  expect(asked).toBe(3);
});

it('the basket of a page is known to be empty without asking, until there is a session', async () => {
  cookie = 'inne=1';
  const { shown, changed } = await watched();
  expect(shown).toEqual([0]);
  page.dispatchEvent(event('pageshow', { persisted: true }));
  expect([shown, asked]).toEqual([[0, 0], 0]);
  cookie = 'inne=1; sesja=1';
  changed();
  await expect.poll(() => shown).toEqual([0, 0, 2]);
  cookie = 'inne=1';
  page.dispatchEvent(event('storage', { key: 'addedtoBasket' }));
  expect([shown.at(-1), asked]).toEqual([0, 1]);
});

it('the basket of a page follows what this page changes, and tells other tabs', async () => {
  const { changed, shown } = await watched();
  await expect.poll(() => shown).toEqual([2]);
  inBasket = 3;
  changed();
  expect(page.kept.get('addedtoBasket')).toMatch(/^\d+$/);
  await expect.poll(() => shown).toEqual([2, 3]);
});

it('the basket of a page goes on without storage', async () => {
  const { changed, shown } = await watched();
  page.localStorage.setItem = () => {
    throw new Error('switched off');
  };
  expect(changed).not.toThrow();
  await expect.poll(() => shown.at(-1)).toBe(2);
});

it('the basket of a page tells what lies in the basket to whoever counts with it', async () => {
  lines = [
    { id: 1001, size: '350', count: 2 },
    { id: 1059, size: 'uniw', count: 2.5, subscription_period: 30 },
    { id: 1005, size: 'uniw', count: 1, subscription_period: 0, worth_points: 1200 },
    { id: 7, link: '', count: 0 },
  ];
  await watched();
  const { watchBasketLines } = await import('./watchLines.ts');
  const told: unknown[] = [];
  const end = watchBasketLines((held) => told.push(held));
  const held = [
    { product: 1001, size: '350', quantity: 2, once: true },
    { product: 1059, size: 'uniw', quantity: 2.5, once: false },
    { product: 1005, size: 'uniw', quantity: 1, once: false },
  ];
  await expect.poll(() => told).toEqual([held]);
  watchBasketLines((again) => told.push(again))();
  expect(told).toEqual([held, held]);
  end();
  lines = [];
  page.dispatchEvent(new Event('addedtoBasket'));
  await expect.poll(() => asked).toBe(2);
  expect(told).toHaveLength(2);
});
