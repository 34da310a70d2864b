import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAnswer, knownAnswer } from './answers.ts';

const MINUTE = 60_000;
const page = { cookie: '', getElementById: () => null };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('document', page);
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  vi.stubGlobal('window', { sessionStorage });
  const answer = { total: 0, totalIsAtLeast: false, products: [] };
  vi.stubGlobal('fetch', async () => Response.json({ data: { productsTextSearch: answer } }));
});

afterEach(() => {
  page.cookie = '';
  vi.unstubAllGlobals();
});

const ask = () => askAnswer('kubek', new AbortController().signal);

it('an answer of the search box is kept for five minutes', async () => {
  expect(knownAnswer('kubek')).toBeUndefined();
  expect(await ask()).toBeDefined();
  expect(knownAnswer('kubek', Date.now() + 4 * MINUTE)).toBeDefined();
  expect(knownAnswer('kubek', Date.now() + 6 * MINUTE)).toBeUndefined();
});

it('an answer of the search box is not shown with the prices of another country', async () => {
  await ask();
  page.cookie = 'sesja=1; ceny=CZ';
  expect(knownAnswer('kubek')).toBeUndefined();
  await ask();
  expect(knownAnswer('kubek')).toBeDefined();
  page.cookie = 'sesja=1';
  expect(knownAnswer('kubek')).toBeUndefined();
});
