import { expect, it } from 'vitest';
import { MINUTE } from '../kit/clock.ts';
import { searchPart } from './graph.server.ts';

let now = 0;
let version = 1;
let found = 1;
let nextChangeAt: number | null = null;

const nothing = () => Promise.reject(new Error('Nothing is searched for'));
const part = searchPart({
  search: {
    get version() {
      return found;
    },
    products: async () => ({ ids: [], total: 0, atLeast: false, missing: [], marks: () => [] }),
    ...{ outside: undefined, isNew: false, pack: () => undefined },
    ...{ group: () => [], take: () => {}, readSold: () => {}, idle: async () => {} },
  },
  phrases: { note: nothing, like: nothing },
  ...{ load: nothing, names: nothing, content: { pageById: () => undefined } },
  ...{ clock: () => now, currency: 'PLN', newDays: 30 },
  catalogue: { version: () => version, nextChangeAt: () => nextChangeAt },
});
const facts = async () => await part.alike?.productsTextSearch?.();

it.each([
  ['the catalogue', () => version++],
  ['what is found', () => found++],
])('an answer of the search box is another one after a change of %s', async (_, change) => {
  const before = await facts();
  expect(await facts()).toEqual(before);
  change();
  expect((await facts())?.state).not.toBe(before?.state);
});

it('an answer of the search box holds until a price changes by itself, and a minute at most', async () => {
  now = 5;
  expect((await facts())?.until).toBe(5 + MINUTE);
  nextChangeAt = 9;
  expect((await facts())?.until).toBe(9);
});
