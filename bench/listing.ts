/**
 * Lists and facets over a generated catalogue: `node bench/listing.ts [products]`.
 * The bar: 100 000 products, root category of about 53 000, page + count + every facet, p95 ≤ 10 ms.
 */
import type { FacetParameter, IndexRow } from '../src/catalogue/indexRow.ts';
import { type CatalogueIndex, createIndex } from '../src/listing/catalogueIndex.ts';
import { type ListFilters, type ListQuery, NO_FILTERS, SORTS } from '../src/listing/model.ts';
import { runQuery } from '../src/listing/query.ts';

const PRODUCTS = Number(process.argv[2] ?? 100_000);
const ROUNDS = 300;
const ROOT = 1;
const VALUES = 20;

/** Lehmer's generator: the same catalogue in every run. */
let seed = 20261121;
const random = (below: number) => {
  seed = (seed * 48271) % 2147483647;
  return seed % below;
};

const parameters: FacetParameter[] = Array.from({ length: 8 }, (_, place) => ({
  id: place + 1,
  slug: `parametr-${place + 1}`,
  name: `Parametr ${place + 1}`,
  position: place,
  values: Array.from({ length: VALUES }, (_, n) => {
    const id = place * VALUES + n;
    return { id, slug: `wartosc-${id}`, name: `Wartość ${id}` };
  }),
}));

const words = ['Kubek', 'Talerz', 'Łyżka', 'Miska', 'Żółty dzbanek', 'Czajnik', 'Świecznik', 'Ćma', 'Wazon'];
const word = () => words[random(words.length)] ?? '';

const row = (id: number): IndexRow => {
  const root = random(100) < 53 ? ROOT : 2;
  const middle = root * 10 + random(5);
  return {
    id,
    name: `${word()} ${word().toLowerCase()} ${random(5000)} ml`,
    position: random(1000),
    addedAt: 1_700_000_000_000 + random(2_000_000_000),
    categoryIds: [root, middle, middle * 10 + random(6)],
    producerId: random(120),
    seriesId: random(3) === 0 ? null : random(300),
    groupKey: null,
    valueIds: parameters.map((_, place) => place * VALUES + random(VALUES)),
    sizeNames: ['S', 'M', 'L', 'XL'].filter(() => random(2) === 0),
    price: random(100) === 0 ? null : 100 + random(100_000),
    reduced: random(10) === 0,
    available: random(10) !== 0,
    ownWords: [],
    codes: [],
    statuses: 'e',
    nextChangeAt: null,
  };
};

const some = (count: number, below: number) => Array.from({ length: count }, () => random(below));

const filters = (): ListFilters => ({
  ...NO_FILTERS,
  price: { from: random(20_000), to: 30_000 + random(70_000) },
  producers: some(15, 120),
  values: new Map([
    [1, some(6, VALUES)],
    [2, some(6, VALUES).map((value) => VALUES + value)],
  ]),
  inStock: random(2) === 0,
});

const query = (change: Partial<ListQuery>): ListQuery => ({
  scope: { kind: 'category', id: ROOT },
  filters: NO_FILTERS,
  sort: SORTS[random(SORTS.length)] ?? 'relevance',
  portions: 24,
  counter: random(20),
  ...change,
});

function timed<T>(work: () => T): [result: T, ms: number] {
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
}

const ascending = (a: number, b: number) => a - b;
const part = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1];

const ms = (value: number | undefined) => `${(value ?? 0).toFixed(2)} ms`;

function measure(what: string, index: CatalogueIndex, next: () => ListQuery, before = () => {}) {
  const times: number[] = [];
  let found = 0;
  for (let round = -20; round < ROUNDS; round++) {
    const asked = next();
    before();
    const [result, time] = timed(() => runQuery(index, asked));
    found = Math.max(found, result.total);
    if (round >= 0) times.push(time);
  }
  times.sort(ascending);
  const figures = `p50 ${ms(part(times, 0.5))}  p95 ${ms(part(times, 0.95))}  max ${ms(times.at(-1))}`;
  console.log(`${what.padEnd(50)} ${figures}  (up to ${found} products)`);
}

const catalogue = Array.from({ length: PRODUCTS }, (_, id) => row(id));
const [index, building] = timed(() => createIndex(catalogue, parameters));
const [, ordering] = timed(() => [...index.sorting()]);
console.log(`${PRODUCTS} products: index built in ${ms(building)}, all orders in ${ms(ordering)}`);

let version = 0;
const patch = () => index.patch({ version: ++version, rows: [row(random(PRODUCTS))], removed: [] });

measure('root category, no filter', index, () => query({}));
measure('root category, no filter, just after a change', index, () => query({}), patch);
measure('root category, one value chosen', index, () =>
  query({ filters: { ...NO_FILTERS, values: new Map([[1, some(1, VALUES)]]) } }),
);
measure('root category, price, producers, two parameters', index, () => query({ filters: filters() }));
measure('the same, just after a change', index, () => query({ filters: filters() }), patch);
measure('whole shop, the same filters', index, () => query({ scope: { kind: 'all' }, filters: filters() }));
measure('leaf category, the same filters', index, () =>
  query({ scope: { kind: 'category', id: 100 + random(30) }, filters: filters() }),
);
