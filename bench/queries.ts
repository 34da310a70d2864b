/**
 * Import and reading of a generated catalogue: node bench/queries.ts [PRODUCTS]; with DATABASE_URL_TEST, or with
 * --postgres (which starts one), also on PostgreSQL.
 * The bars: a category with facets p95 ≤ 10 ms at 100 000 products.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importProducts } from '../src/catalogue/import/importProducts.server.ts';
import { createCatalogue } from '../src/catalogue/service.server.ts';
import { setFacets } from '../src/catalogue/store/parameters.server.ts';
import { type Db, openDatabase } from '../src/db/open.server.ts';
import { type ListQuery, NO_FILTERS, SORTS } from '../src/listing/model.ts';
import { createListing } from '../src/listing/service.server.ts';
import { FACETS, FIRST_ID, generateCatalogue } from './catalogue/generate.ts';
import { randomOf } from './catalogue/random.ts';
import { withPostgres } from './support/postgres.ts';
import { measured, ms, timed } from './support/timing.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { postgres: { type: 'boolean', default: false } },
});
const PRODUCTS = Number(positionals[0] ?? 100_000);
const ROUNDS = 300;
const clock = () => Date.UTC(2026, 10, 21, 12);
const random = randomOf(1, 0);

const importing = (db: Db) =>
  importProducts(db, generateCatalogue({ products: PRODUCTS, now: clock() }), {
    source: 'bench',
    clock,
    complete: false,
    createNames: true,
  });

const perSecond = (time: number) => `${ms(time)}, ${Math.round(PRODUCTS / (time / 1000))} products/s`;

async function measureShop(name: string, db: Db, bytes: () => Promise<number>): Promise<void> {
  console.log(`\n${name}, ${PRODUCTS} products`);
  const [report, first] = await timed(() => importing(db));
  console.log(`import: ${perSecond(first)}; ${report.added} added, ${report.skipped.length} skipped`);
  const [again, second] = await timed(() => importing(db));
  console.log(`the same once more: ${perSecond(second)}; ${again.unchanged} unchanged`);
  await db.write((tx) => setFacets(tx, FACETS));
  console.log(`the store: ${Math.round((await bytes()) / 1e6)} MB`);

  const catalogue = createCatalogue(db);
  const [listing, start] = await timed(() => createListing({ catalogue, clock }));
  console.log(`catalogue index read: ${ms(start)}; heap ${Math.round(process.memoryUsage().heapUsed / 1e6)} MB`);
  const anyId = () => FIRST_ID + random.below(PRODUCTS);
  const { categories } = await catalogue.names();
  const [root] = categories.roots;
  if (!root) throw new Error('The generated catalogue has no category');
  const leaves = categories.roots
    .flatMap((one) => categories.childrenOf(one.id))
    .flatMap((one) => categories.childrenOf(one.id));
  const query = (change: Partial<ListQuery>): ListQuery => ({
    scope: { kind: 'category', id: root.id },
    filters: NO_FILTERS,
    sort: SORTS[random.below(SORTS.length)] ?? 'relevance',
    portions: 24,
    counter: random.below(20),
    ...change,
  });
  const chosen = (place: number) => {
    const parameter = [...listing.dictionary.parameters.values()][place];
    const value = parameter?.values[random.below(parameter.values.length)];
    return parameter && value ? ([[parameter.id, [value.id]]] as const) : [];
  };

  await measured('product page: product and its versions', ROUNDS, async () => {
    const product = await catalogue.product(anyId());
    if (product?.group !== undefined) await catalogue.versionsOf(product.group);
    return 1;
  });
  await measured('cards of a page: 24 products', ROUNDS, async () => {
    const { ids } = listing.list(query({}));
    return (await catalogue.products(ids)).length;
  });
  await measured('root category, no filter', ROUNDS, () => listing.list(query({})).total);
  await measured('root category, two parameters and a price', ROUNDS, () => {
    const filters = {
      ...NO_FILTERS,
      values: new Map([...chosen(0), ...chosen(1)]),
      price: { from: 1000, to: 50_000 },
    };
    return listing.list(query({ filters })).total;
  });
  await measured('leaf category, no filter', ROUNDS, () => {
    const id = leaves[random.below(leaves.length)]?.id ?? root.id;
    return listing.list(query({ scope: { kind: 'category', id } })).total;
  });
  await measured('whole shop, no filter', ROUNDS, () => listing.list(query({ scope: { kind: 'all' } })).total);
  await listing.close();
}

// Beside the data a shop would have: /tmp may be memory, where syncing costs nothing.
const cache = resolve(import.meta.dirname, '../.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bench-'));
try {
  const file = join(folder, 'shop.sqlite');
  const sqlite = await openDatabase({ file });
  await measureShop('SQLite', sqlite, async () => statSync(file).size);
  await sqlite.close();
} finally {
  rmSync(folder, { recursive: true });
}
if (values.postgres || process.env.DATABASE_URL_TEST) {
  await withPostgres(async (url, size) => {
    const postgres = await openDatabase({ url });
    await measureShop('PostgreSQL', postgres, size);
    await postgres.close();
  });
}
