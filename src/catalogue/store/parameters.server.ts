import type { Kysely } from 'kysely';
import { keptInsert } from '../../db/keptInsert.server.ts';
import type { Tx } from '../../db/open.server.ts';
import type { ProductValueRow } from '../../db/tables/catalogue.ts';
import type { Tables } from '../../db/tables.ts';
import { slugify } from '../../kit/fold.ts';
import type { FacetParameter } from '../indexRow.ts';
import type { Parameter } from '../model.ts';
import { freeId } from './dictionaries.server.ts';
import { keptIds, portions } from './portions.ts';

/** Product as it is written: its parameters are taken from it. */
interface Parametrised {
  id: number;
  isNew?: boolean;
  record: { parameters: readonly Parameter[] };
}

/** Replaces the parameters of products. A few statements, however many products. */
export async function writeParameters(tx: Tx, products: readonly Parametrised[]): Promise<void> {
  const wordOf = addressWords();
  const valueIds = await valueIdsOf(
    tx,
    products.flatMap((product) => product.record.parameters),
    wordOf,
  );
  const rows = products.flatMap(({ id, record }) => {
    const own = record.parameters.flatMap(({ name, values }) =>
      values.flatMap((value) => valueIds.get(keyOf(wordOf(name), wordOf(value))) ?? []),
    );
    return [...new Set(own)].map((value_id) => ({ product_id: id, value_id }));
  });
  for (const ids of portions(keptIds(products))) {
    await tx.deleteFrom('product_values').where('product_id', 'in', ids).execute();
  }
  for (const part of portions(rows)) await addValues(tx, part);
}

const addValues = keptInsert<ProductValueRow>(['product_id', 'value_id'], (tx, rows) =>
  tx.insertInto('product_values').values(rows),
);

/** Address word: two spellings of one word are one thing. A word without Latin letters or digits stands for itself. */
const addressWord = (name: string) => slugify(name) || encodeURIComponent(name.toWellFormed());

/** `addressWord` for the words of some products, which repeat themselves: each is counted once. */
function addressWords(): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const word = known.get(name) ?? addressWord(name);
    known.set(name, word);
    return word;
  };
}

/** An address word holds no blank. */
const keyOf = (parameter: string | number, value: string) => `${parameter} ${value}`;

/** Ids of values by the address words of parameter and value; missing ones are added in the given order. */
async function valueIdsOf(
  tx: Tx,
  parameters: readonly Parameter[],
  wordOf: (name: string) => string,
): Promise<Map<string, number>> {
  const names = new Map<string, string>();
  for (const { name } of parameters) if (!names.has(wordOf(name))) names.set(wordOf(name), name);
  const parameterIds = await parameterIdsOf(tx, names);
  const wanted = new Map<string, { parameter: string; parameter_id: number; slug: string; name: string }>();
  for (const { name, values } of parameters) {
    const parameter = wordOf(name);
    const parameter_id = parameterIds.get(parameter) ?? 0;
    for (const value of values) {
      const slug = wordOf(value);
      const key = keyOf(parameter, slug);
      if (!wanted.has(key)) wanted.set(key, { parameter, parameter_id, slug, name: value });
    }
  }
  const found = await knownValues(tx, [...wanted.values()]);
  const missing = [...wanted].filter(([, { parameter_id, slug }]) => !found.has(keyOf(parameter_id, slug)));
  const first = missing.length > 0 ? await freeId(tx, 'parameter_values') : 0;
  const rows = missing.map(([, { parameter_id, slug, name }], n) => ({ id: first + n, parameter_id, slug, name }));
  for (const part of portions(rows)) await tx.insertInto('parameter_values').values(part).execute();
  for (const row of rows) found.set(keyOf(row.parameter_id, row.slug), row.id);
  return new Map(
    [...wanted].flatMap(([key, { parameter_id, slug }]) => {
      const id = found.get(keyOf(parameter_id, slug));
      return id === undefined ? [] : [[key, id] as const];
    }),
  );
}

/** Ids by parameter and address word. */
async function knownValues(
  tx: Tx,
  wanted: readonly { parameter_id: number; slug: string }[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const [parameterId, values] of Map.groupBy(wanted, (value) => value.parameter_id)) {
    for (const part of portions(values.map((value) => value.slug))) {
      const rows = await tx
        .selectFrom('parameter_values')
        .select(['id', 'slug'])
        .where('parameter_id', '=', parameterId)
        .where('slug', 'in', part)
        .execute();
      for (const { id, slug } of rows) found.set(keyOf(parameterId, slug), id);
    }
  }
  return found;
}

/** Ids of parameters by address word; missing ones are added. */
async function parameterIdsOf(tx: Tx, names: ReadonlyMap<string, string>): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const slugs of portions([...names.keys()])) {
    const rows = await tx.selectFrom('parameters').select(['id', 'slug']).where('slug', 'in', slugs).execute();
    for (const { id, slug } of rows) ids.set(slug, id);
  }
  for (const [slug, name] of names) {
    if (ids.has(slug)) continue;
    const id = await freeId(tx, 'parameters');
    await tx.insertInto('parameters').values({ id, slug, name, facet_position: -1 }).execute();
    ids.set(slug, id);
  }
  return ids;
}

/** Says which parameters are offered as filters, and in what order; returns whether that changed anything. */
export async function setFacets(tx: Tx, names: readonly string[]): Promise<boolean> {
  const ids = await parameterIdsOf(tx, new Map(names.map((name) => [addressWord(name), name])));
  const wanted = new Map<number, number>();
  for (const [position, name] of names.entries()) wanted.set(ids.get(addressWord(name)) ?? 0, position);
  const rows = await tx.selectFrom('parameters').select(['id', 'facet_position']).execute();
  const moved = rows.filter((row) => row.facet_position !== (wanted.get(row.id) ?? -1));
  for (const { id } of moved) {
    await tx
      .updateTable('parameters')
      .set({ facet_position: wanted.get(id) ?? -1 })
      .where('id', '=', id)
      .execute();
  }
  return moved.length > 0;
}

export async function facetParameters(db: Kysely<Tables>): Promise<FacetParameter[]> {
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
