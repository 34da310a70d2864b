import type { Kysely } from 'kysely';
import type { Tx } from '../../db/open.server.ts';
import type { Tables } from '../../db/tables.ts';
import { slugify } from '../../kit/fold.ts';
import type { FacetParameter } from '../indexRow.ts';
import type { Parameter } from '../model.ts';
import { freeId } from './dictionaries.server.ts';

export async function writeParameters(tx: Tx, productId: number, parameters: readonly Parameter[]): Promise<void> {
  const valueIds = new Set<number>();
  for (const parameter of parameters) {
    const parameterId = await parameterIdOf(tx, parameter.name);
    for (const value of parameter.values) valueIds.add(await valueIdOf(tx, parameterId, value));
  }
  await tx.deleteFrom('product_values').where('product_id', '=', productId).execute();
  if (valueIds.size === 0) return;
  await tx
    .insertInto('product_values')
    .values([...valueIds].map((value_id) => ({ product_id: productId, value_id })))
    .execute();
}

/** Two spellings of one word are one thing; one without a Latin letter or digit is told by its own text. */
const addressWord = (name: string) => slugify(name) || encodeURIComponent(name.toWellFormed());

async function parameterIdOf(tx: Tx, name: string): Promise<number> {
  const slug = addressWord(name);
  const known = await tx.selectFrom('parameters').select('id').where('slug', '=', slug).executeTakeFirst();
  if (known) return known.id;
  const id = await freeId(tx, 'parameters');
  await tx.insertInto('parameters').values({ id, slug, name, facet_position: -1 }).execute();
  return id;
}

async function valueIdOf(tx: Tx, parameterId: number, name: string): Promise<number> {
  const slug = addressWord(name);
  const known = await tx
    .selectFrom('parameter_values')
    .select('id')
    .where('parameter_id', '=', parameterId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (known) return known.id;
  const id = await freeId(tx, 'parameter_values');
  await tx.insertInto('parameter_values').values({ id, parameter_id: parameterId, slug, name }).execute();
  return id;
}

/** Says which parameters are offered as filters, and in what order; returns whether that changed anything. */
export async function setFacets(tx: Tx, names: readonly string[]): Promise<boolean> {
  const wanted = new Map<number, number>();
  for (const [position, name] of names.entries()) wanted.set(await parameterIdOf(tx, name), position);
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
