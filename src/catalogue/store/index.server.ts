import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { amounts, availabilityStatus } from '../amount.ts';
import type { FacetParameter, IndexRow } from '../indexRow.ts';
import { ONE_SIZE, type PriceEntry, type ProductRecord, type SizeRecord, type Stock } from '../model.ts';
import { priceState } from '../priceHistory.ts';

type Read = Kysely<Tables>;

/** Rows read at a time, so that a shop of a million products opens in bounded memory. */
const PAGE = 2000;

interface Narrow {
  id: number;
  name: string;
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
  at: number,
  ancestorsOf: (categoryId: number) => number[],
): Promise<{ rows: IndexRow[]; removed: number[] }> {
  const rows: IndexRow[] = [];
  const removed: number[] = [];
  for (let after = 0; ; ) {
    const page: Narrow[] = await db
      .selectFrom('products')
      .select(['id', 'name', 'position', 'added_at', 'producer_id', 'series_id', 'group_key', 'data', 'removed_at'])
      .where('changed_version', '>', since)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    if (page.length === 0) return { rows, removed };
    rows.push(
      ...(await indexRows(
        db,
        page.filter((row) => row.removed_at === null),
        at,
        ancestorsOf,
      )),
    );
    removed.push(...page.filter((row) => row.removed_at !== null).map((row) => row.id));
    after = page.at(-1)?.id ?? after;
  }
}

/** Index rows of given products as of a moment, e.g. when a promotion has just begun. */
export async function rowsOf(
  db: Read,
  ids: readonly number[],
  at: number,
  ancestorsOf: (categoryId: number) => number[],
): Promise<IndexRow[]> {
  if (ids.length === 0) return [];
  const page = await db
    .selectFrom('products')
    .select(['id', 'name', 'position', 'added_at', 'producer_id', 'series_id', 'group_key', 'data', 'removed_at'])
    .where('id', 'in', [...ids])
    .where('removed_at', 'is', null)
    .execute();
  return indexRows(db, page, at, ancestorsOf);
}

async function indexRows(
  db: Read,
  page: Narrow[],
  at: number,
  ancestorsOf: (id: number) => number[],
): Promise<IndexRow[]> {
  if (page.length === 0) return [];
  const ids = page.map((row) => row.id);
  const [categories, values, sizes, prices, stocks] = await Promise.all([
    db.selectFrom('product_categories').selectAll().where('product_id', 'in', ids).execute(),
    db.selectFrom('product_values').selectAll().where('product_id', 'in', ids).execute(),
    db.selectFrom('sizes').selectAll().where('product_id', 'in', ids).orderBy('position').execute(),
    db.selectFrom('price_entries').selectAll().where('product_id', 'in', ids).execute(),
    db.selectFrom('stocks').selectAll().where('product_id', 'in', ids).execute(),
  ]);
  const categoriesOf = Map.groupBy(categories, (row) => row.product_id);
  const valuesOf = Map.groupBy(values, (row) => row.product_id);
  const sizesOf = Map.groupBy(sizes, (row) => row.product_id);
  const pricesOf = Map.groupBy(prices, (row) => row.product_id);
  const stocksOf = Map.groupBy(stocks, (row) => row.product_id);
  return page.map((row) => {
    const own = (categoriesOf.get(row.id) ?? []).map((c) => c.category_id);
    const sellBy = (JSON.parse(row.data) as ProductRecord).sellBy;
    const states = (sizesOf.get(row.id) ?? []).map((size) => {
      const entries = (pricesOf.get(row.id) ?? [])
        .filter((price) => price.size_type === size.type)
        .map(
          ({ kind, price, starts_at, ends_at }): PriceEntry => ({ kind, price, startsAt: starts_at, endsAt: ends_at }),
        );
      const stock = (stocksOf.get(row.id) ?? [])
        .filter((s) => s.size_type === size.type)
        .map((s): Stock => ({ branch: s.branch, own: s.own === 1, quantity: s.quantity }));
      const record = JSON.parse(size.data) as SizeRecord;
      const status = availabilityStatus(record.availability, amounts(stock).all, sellBy);
      const state = record.phonePrice ? undefined : priceState(entries, at);
      return { size, state, sold: status !== 'disable' };
    });
    const priced = states.filter((s) => s.state && s.sold);
    const shown = (priced.length > 0 ? priced : states.filter((s) => s.state)).flatMap((s) => s.state ?? []);
    const changes = states.flatMap((s) => s.state?.nextChangeAt ?? []);
    return {
      id: row.id,
      name: row.name,
      position: row.position,
      addedAt: row.added_at,
      categoryIds: [...new Set(own.flatMap((id) => [id, ...ancestorsOf(id)]))],
      producerId: row.producer_id,
      seriesId: row.series_id,
      groupKey: row.group_key,
      valueIds: (valuesOf.get(row.id) ?? []).map((v) => v.value_id),
      sizeNames: states.filter((s) => s.sold && s.size.type !== ONE_SIZE).map((s) => s.size.name),
      price: shown.length > 0 ? Math.min(...shown.map((state) => state.price)) : null,
      reduced: shown.some((state) => state.reduction !== undefined),
      available: states.some((s) => s.sold),
      nextChangeAt: changes.length > 0 ? Math.min(...changes) : null,
    };
  });
}

export async function facetParameters(db: Read): Promise<FacetParameter[]> {
  const rows = await db
    .selectFrom('parameters as p')
    .innerJoin('parameter_values as v', 'v.parameter_id', 'p.id')
    .select([
      'p.id',
      'p.slug',
      'p.name',
      'p.facet_position as position',
      'v.id as valueId',
      'v.slug as valueSlug',
      'v.name as valueName',
    ])
    .where('p.facet_position', '>=', 0)
    .orderBy('p.facet_position')
    .orderBy('v.id')
    .execute();
  return [...Map.groupBy(rows, (row) => row.id).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { id, slug, name, position } = first;
    return [
      {
        id,
        slug,
        name,
        position,
        values: group.map((row) => ({ id: row.valueId, slug: row.valueSlug, name: row.valueName })),
      },
    ];
  });
}
