import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { sizesIn } from '../inContext.ts';
import { type Counting, type IndexRow, type IndexTerms, sizeFacts } from '../indexRow.ts';
import type { ProductRecord, ProductType, Size } from '../model.ts';
import { bundlesWith, withPartsStock } from './bundles.server.ts';
import { sizesOf } from './sizes.server.ts';

type Read = Kysely<Tables>;

const COLUMNS = [
  'id',
  'name',
  'type',
  'position',
  'added_at',
  'producer_id',
  'series_id',
  'group_key',
  'data',
  'removed_at',
] as const;

/** Rows read before others get a turn: some 60 ms. */
const PAGE = 500;

interface Narrow {
  id: number;
  name: string;
  type: string;
  position: number;
  added_at: number;
  producer_id: number;
  series_id: number | null;
  group_key: string | null;
  data: string;
  removed_at: number | null;
}

/** Index rows of products changed after `since` (all of them for 0), and ids of those taken out. */
export async function changedRows(
  db: Read,
  since: number,
  terms: IndexTerms,
  ancestorsOf: (categoryId: number) => number[],
): Promise<{ rows: IndexRow[]; removed: number[] }> {
  const rows: IndexRow[] = [];
  const removed: number[] = [];
  const changed = new Set<number>();
  for await (const page of since === 0 ? everyPage(db) : changedPages(db, since)) {
    for (const { id } of page) changed.add(id);
    rows.push(
      ...(await indexRows(
        db,
        page.filter((row) => row.removed_at === null),
        terms,
        ancestorsOf,
      )),
    );
    removed.push(...page.filter((row) => row.removed_at !== null).map((row) => row.id));
    // SQLite answers at once, so nobody else would get a turn until the last page.
    await nextTurn();
  }
  // At first everything has changed; later a bundle is as its parts are, though it says nothing new itself.
  const bundles = since === 0 ? [] : (await bundlesWith(db, changed)).filter((id) => !changed.has(id));
  return { rows: [...rows, ...(await rowsOf(db, bundles, terms, ancestorsOf))], removed };
}

async function* everyPage(db: Read): AsyncGenerator<Narrow[]> {
  for (let after = 0; ; ) {
    const page = await db
      .selectFrom('products')
      .select(COLUMNS)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last.id;
  }
}

/** Asked for by version alone: with an order by id SQLite would go through the whole table. */
async function* changedPages(db: Read, since: number): AsyncGenerator<Narrow[]> {
  const changed = await db.selectFrom('products').select('id').where('changed_version', '>', since).execute();
  const ids = changed.map(({ id }) => id).sort((a, b) => a - b);
  for (let from = 0; from < ids.length; from += PAGE) {
    const some = ids.slice(from, from + PAGE);
    yield await db.selectFrom('products').select(COLUMNS).where('id', 'in', some).orderBy('id').execute();
  }
}

/** Index rows of given products, e.g. when a promotion has just begun. */
export async function rowsOf(
  db: Read,
  ids: readonly number[],
  terms: IndexTerms,
  ancestorsOf: (categoryId: number) => number[],
): Promise<IndexRow[]> {
  const rows: IndexRow[] = [];
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = await db
      .selectFrom('products')
      .select(COLUMNS)
      .where('id', 'in', ids.slice(from, from + PAGE))
      .where('removed_at', 'is', null)
      .execute();
    rows.push(...(await indexRows(db, page, terms, ancestorsOf)));
  }
  return rows;
}

async function indexRows(
  db: Read,
  page: Narrow[],
  terms: IndexTerms,
  ancestorsOf: (id: number) => number[],
): Promise<IndexRow[]> {
  if (page.length === 0) return [];
  const ids = page.map((row) => row.id);
  const [categories, values, kept] = await Promise.all([
    db.selectFrom('product_categories').selectAll().where('product_id', 'in', ids).execute(),
    db.selectFrom('product_values').selectAll().where('product_id', 'in', ids).execute(),
    sizesOf(db, ids),
  ]);
  const sizes = await partsStock(db, page, kept);
  const categoriesOf = Map.groupBy(categories, (row) => row.product_id);
  const valuesOf = Map.groupBy(values, (row) => row.product_id);
  return page.map((row) => {
    const own = (categoriesOf.get(row.id) ?? []).map((category) => category.category_id);
    return {
      id: row.id,
      name: row.name,
      position: row.position,
      addedAt: row.added_at,
      categoryIds: [...new Set(own.flatMap((id) => [id, ...ancestorsOf(id)]))],
      producerId: row.producer_id,
      seriesId: row.series_id,
      groupKey: row.group_key,
      ownWords: (['version', 'subtitle'] as const).flatMap((key) => textOf(row.data, key) ?? []),
      codes: codesOf(textOf(row.data, 'code'), sizes.get(row.id) ?? []),
      valueIds: (valuesOf.get(row.id) ?? []).map((value) => value.value_id),
      ...sizeFacts(
        sizesIn(terms.context, row.type as ProductType, sizes.get(row.id) ?? []),
        countingOf(row.data),
        terms,
      ),
    };
  });
}

function codesOf(code: string | undefined, sizes: readonly Size[]): string[] {
  const all = [code, ...sizes.flatMap((size) => [size.code, size.ean])];
  return [...new Set(all.filter((one) => one !== undefined))];
}

/** Sizes as they are kept, those of bundles with the stock of their parts. */
async function partsStock(db: Read, page: readonly Narrow[], kept: Map<number, Size[]>): Promise<Map<number, Size[]>> {
  const bundles = page
    .filter((row) => row.type === 'bundle')
    .map(({ id, data }) => {
      const { bundle, precision } = JSON.parse(data) as ProductRecord;
      return { id, precision, sizes: kept.get(id) ?? [], ...(bundle ? { bundle } : {}) };
    });
  const stocked = await withPartsStock(db, bundles);
  return new Map([...kept, ...stocked.map(({ id, sizes }) => [id, sizes] as const)]);
}

/**
 * The facts of the record that a list needs, without reading the descriptions: a third of the time it takes to open
 * a large shop. Inside a JSON text a quote has a backslash before it, so only a key can follow a brace or a comma.
 */
export function countingOf(data: string): Counting {
  const sellBy = /[{,]"sellBy":(\d+)[,}]/.exec(data)?.[1];
  const order = /[{,]"order":(\{[^{}]*\})[,}]/.exec(data)?.[1];
  // Few are sold by subscription, and those are read whole.
  if (sellBy !== undefined && order !== undefined && !data.includes('"subscription":{')) {
    return { sellBy: Number(sellBy), order: JSON.parse(order), ...unsold(/[{,]"forSale":false[,}]/.test(data)) };
  }
  const { subscription, forSale, ...record } = JSON.parse(data) as ProductRecord;
  return {
    sellBy: record.sellBy,
    order: record.order,
    ...unsold(forSale === false),
    ...(subscription ? { subscription } : {}),
  };
}

const unsold = (is: boolean): Pick<Counting, 'forSale'> => (is ? { forSale: false } : {});

/** A text of the record, found in the same way. */
export function textOf(data: string, key: 'code' | 'subtitle' | 'version'): string | undefined {
  const found = KEYS[key].exec(data)?.[1];
  return found === undefined ? undefined : JSON.parse(found);
}

const keyPattern = (key: string) => new RegExp(`[{,]"${key}":("(?:[^"\\\\]|\\\\.)*")`);
const KEYS = { code: keyPattern('code'), subtitle: keyPattern('subtitle'), version: keyPattern('version') };
