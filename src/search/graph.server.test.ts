import { beforeEach, expect, it, vi } from 'vitest';
import { categoryTree } from '../catalogue/categoryTree.ts';
import { aProduct } from '../catalogue/testing/things.ts';
import { searchPart } from './graph.server.ts';

const load = vi.fn(async () => aProduct({ name }));
let name = 'Kubek';
let now = 0;
let version = 1;
let found = 1;
let nextChangeAt: number | null = null;

const part = searchPart({
  search: {
    get version() {
      return found;
    },
    products: () => ({ ids: [1], total: 1, atLeast: false, missing: [], marks: () => [] }),
    group: () => [],
    take: () => {},
    readSold: () => {},
    idle: async () => {},
  },
  phrases: { note: async () => {}, like: async () => [] },
  load,
  names: async () => ({ categories: categoryTree([]), producers: [], series: [], version }),
  content: { pageById: () => undefined },
  clock: () => now,
  currency: 'PLN',
  catalogue: { version: () => version, nextChangeAt: () => nextChangeAt },
});

type Answer = { products: { name: string }[] };
type Resolvers = { Query: { productsTextSearch(root: unknown, args: object, context: object): Promise<Answer> } };

async function ask(text: string): Promise<string | undefined> {
  const { productsTextSearch } = (part.resolvers as Resolvers).Query;
  return (await productsTextSearch(undefined, { searchInput: { text } }, {})).products[0]?.name;
}

beforeEach(() => {
  version++;
  name = 'Kubek';
  nextChangeAt = null;
  load.mockClear();
});

it('reads products once for a text that many type', async () => {
  for (let n = 0; n < 5; n++) expect(await ask('kub')).toBe('Kubek');
  expect(load).toHaveBeenCalledTimes(1);
  await ask('kube');
  expect(load).toHaveBeenCalledTimes(2);
});

it.each([
  ['the catalogue', () => version++],
  ['what is found', () => found++],
  ['a price by itself', () => now++],
])('reads them anew after a change of %s', async (_, change) => {
  nextChangeAt = now + 1;
  await ask('kub');
  name = 'Kubek duży';
  expect(await ask('kub')).toBe('Kubek');
  change();
  expect(await ask('kub')).toBe('Kubek duży');
});

it('keeps no text that is too long to be typed again', async () => {
  for (let n = 0; n < 2; n++) await ask('k'.repeat(121));
  expect(load).toHaveBeenCalledTimes(2);
});
