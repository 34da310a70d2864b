import { type Kysely, sql } from 'kysely';
import { keptInsert } from '../../db/keptInsert.server.ts';
import { keptAsk } from '../../db/keptStatement.server.ts';
import type { Tx } from '../../db/open.server.ts';
import type { ParameterValueRow, ProductValueRow } from '../../db/tables/catalogue.ts';
import type { Tables } from '../../db/tables.ts';
import { memo } from '../../kit/bounded.ts';
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
  const parameters = namedIn(products);
  await giveParameterIds(tx, parameters);
  await giveValueIds(tx, parameters);
  const rows: ProductValueRow[] = [];
  for (const { id, record } of products) {
    const own = new Set<number>();
    for (const { name, values } of record.parameters) {
      const known = parameters.get(wordOf(name))?.values;
      for (const value of values) own.add(known?.get(wordOf(value))?.id ?? 0);
    }
    for (const value_id of own) rows.push({ product_id: id, value_id });
  }
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

const MOST_WORDS = 20_000;
/** The words of a catalogue repeat themselves, and an import asks for each of them thousands of times. */
const wordOf = memo(MOST_WORDS, addressWord);

/** A parameter or a value by the first of its spellings; its id is 0 until it is known. */
interface Named {
  id: number;
  name: string;
}

/** Parameters by their address words, and so their values, with their place among all values. */
type Parameters = Map<string, Named & { values: Map<string, Named & { place: number }> }>;

function namedIn(products: readonly Parametrised[]): Parameters {
  const parameters: Parameters = new Map();
  let place = 0;
  for (const { record } of products) {
    for (const { name, values } of record.parameters) {
      const word = wordOf(name);
      const parameter = parameters.get(word) ?? { id: 0, name, values: new Map() };
      parameters.set(word, parameter);
      for (const value of values) {
        const slug = wordOf(value);
        if (!parameter.values.has(slug)) parameter.values.set(slug, { id: 0, name: value, place: place++ });
      }
    }
  }
  return parameters;
}

async function giveParameterIds(tx: Tx, parameters: Parameters): Promise<void> {
  const ids = await parameterIdsOf(tx, new Map([...parameters].map(([word, { name }]) => [word, name])));
  for (const [word, parameter] of parameters) parameter.id = ids.get(word) ?? 0;
}

/** Values that are not there yet are added in the order in which products name them. */
async function giveValueIds(tx: Tx, parameters: Parameters): Promise<void> {
  const byId = new Map([...parameters.values()].map(({ id, values }) => [id, values]));
  const asked = [...byId].flatMap(([parameter_id, values]) =>
    [...values.keys()].map((slug) => ({ parameter_id, slug })),
  );
  const found = await Promise.all([...portions(asked)].map((part) => knownValues(tx, { part })));
  for (const { id, parameter_id, slug } of found.flat()) {
    const value = byId.get(parameter_id)?.get(slug);
    if (value) value.id = id;
  }
  const missing = [...parameters.values()]
    .flatMap(({ id: parameter_id, values }) =>
      [...values].flatMap(([slug, value]) => (value.id === 0 ? [{ parameter_id, slug, value }] : [])),
    )
    .sort((a, b) => a.value.place - b.value.place);
  const first = missing.length > 0 ? await freeId(tx, 'parameter_values') : 0;
  for (const [n, { value }] of missing.entries()) value.id = first + n;
  const rows = missing.map(({ parameter_id, slug, value: { id, name } }) => ({ id, parameter_id, slug, name }));
  for (const part of portions(rows)) await tx.insertInto('parameter_values').values(part).execute();
}

type ValueKey = Pick<ParameterValueRow, 'parameter_id' | 'slug'>;

/**
 * Values by what they are asked by, of several parameters at once. Joined, for a parameter may have thousands of values:
 * as a list PostgreSQL compares each of them with each word.
 */
const knownValues = keptAsk((db, { part }: { part: readonly ValueKey[] }) =>
  db
    .with(
      'asked',
      () =>
        sql<ValueKey>`(select column1 as parameter_id, column2 as slug from (values ${sql.join(
          part.map(({ parameter_id, slug }) => sql`(cast(${parameter_id} as bigint), cast(${slug} as text))`),
        )}) as words)`,
    )
    .selectFrom('asked')
    .innerJoin('parameter_values as v', (join) =>
      join.onRef('v.parameter_id', '=', 'asked.parameter_id').onRef('v.slug', '=', 'asked.slug'),
    )
    .select(['v.id', 'v.parameter_id', 'v.slug']),
);

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
