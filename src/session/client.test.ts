import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askOnce, askSection, askWith, forgetAnswers } from './client.ts';

const asked: string[] = [];
const answer = (sections: object | undefined) =>
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    asked.push(body.get('request') ?? '');
    return sections === undefined ? new Response('', { status: 503 }) : Response.json(sections);
  });

const shown = { mobile: false, tablet: false, pc: true, request_uri: '/koszyk?a=1' };
beforeEach(() => {
  vi.stubGlobal('document', { getElementById: () => ({ getBoundingClientRect: () => ({ width: 4 }) }) });
  vi.stubGlobal('window', { location: { pathname: '/koszyk', search: '?a=1' } });
});

afterEach(() => {
  forgetAnswers();
  asked.length = 0;
  vi.unstubAllGlobals();
});

const ask = (name: string, params = {}) => new Promise((resolve) => askSection(name, params, resolve));

it('the personal-data call asks for everything in one call', async () => {
  answer({ Basket: { response: { n: 1 } }, Lists: { error: { code: 'internal' } } });
  expect(await Promise.all([ask('Basket'), ask('Lists', { a: 1 }), ask('Basket')])).toEqual([
    { n: 1 },
    false,
    { n: 1 },
  ]);
  expect(asked.map((one) => JSON.parse(one))).toEqual([
    { Basket: { format: 'json', params: shown }, Lists: { format: 'json', params: { ...shown, a: 1 } } },
  ]);
  await ask('Basket');
  expect(asked).toHaveLength(2);
});

it('the personal-data call waits for code that is on its way to ask for more', async () => {
  answer({ Basket: { response: { n: 1 } }, Snippets: { response: { items: {} } } });
  const basket = ask('Basket');
  const code = Promise.withResolvers<void>();
  askWith(code.promise.then(() => void ask('Snippets')));
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([]);
  code.resolve();
  expect(await basket).toEqual({ n: 1 });
  expect(asked.map((one) => Object.keys(JSON.parse(one)))).toEqual([['Basket', 'Snippets']]);
});

it.each([
  ['never comes', () => new Promise<void>(() => {})],
  ['fails', () => Promise.reject(new Error('no network'))],
])('the personal-data call goes without code that %s', async (_, code) => {
  vi.useFakeTimers();
  answer({ Basket: { response: { n: 1 } } });
  const basket = ask('Basket');
  askWith(code());
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(await basket).toEqual({ n: 1 });
});

it('the personal-data call tells everybody when no answer came', async () => {
  answer(undefined);
  expect(await Promise.all([ask('Basket'), ask('Lists')])).toEqual([false, false]);
});

it('the personal-data call hands what a view was answered to whoever asks for the same later, and to who joins', async () => {
  answer({ Wishlist: { response: { n: 1 } } });
  const first = ask('Wishlist');
  await Promise.resolve();
  expect(await Promise.all([first, askOnce('Wishlist')])).toEqual([{ n: 1 }, { n: 1 }]);
  expect(await askOnce('Wishlist')).toEqual({ n: 1 });
  expect(asked).toHaveLength(1);
  await askOnce('Wishlist', { of: 'other' });
  answer({ Wishlist: { response: { n: 2 } } });
  await ask('Wishlist');
  expect(await askOnce('Wishlist')).toEqual({ n: 2 });
  expect(asked).toHaveLength(3);
});

it('the personal-data call asks once for what stays as it is, until it is forgotten or has failed', async () => {
  answer({ Customer: { response: { name: 'Ewa' } } });
  expect(await Promise.all([askOnce('Customer'), askOnce('Customer')])).toEqual([{ name: 'Ewa' }, { name: 'Ewa' }]);
  expect(await askOnce('Customer')).toEqual({ name: 'Ewa' });
  expect(asked).toHaveLength(1);
  forgetAnswers();
  answer(undefined);
  expect(await askOnce('Customer')).toBe(false);
  answer({ Customer: { response: { name: 'Jan' } } });
  expect(await askOnce('Customer')).toEqual({ name: 'Jan' });
  expect(asked).toHaveLength(3);
});
