import type { Kysely } from 'kysely';
import type { Tx } from '../../db/open.server.ts';
import type { CategoryRow, ProducerRow } from '../../db/tables/catalogue.ts';
import type { Tables } from '../../db/tables.ts';
import { portions } from './portions.ts';

export type NamedTable = 'categories' | 'producers' | 'series';

/** The room's own part of a row. Products may still refer to one that is `gone`, so it is not deleted. */
export const recordOf = (row: { data: string }) => JSON.parse(row.data) as { gone?: true };

/** Named thing to be written; `id` is used when it is free. */
export interface NamedInput {
  source: string;
  externalId: string;
  preferredId?: number;
  slug: string;
  name: string;
  position: number;
  data: object;
  parentId?: number | null;
}

/** External ids of what a source has in a table now. */
export async function namedBy(db: Kysely<Tables>, table: NamedTable, source: string): Promise<string[]> {
  const rows = await db.selectFrom(table).select(['external_id', 'data']).where('source', '=', source).execute();
  return rows.filter((row) => !recordOf(row).gone).map(({ external_id: id }) => id);
}

/** On PostgreSQL imports wait here for one another, so that an id found free stays free; SQLite has one writer anyway. */
export async function lockNames(tx: Tx, version: string): Promise<void> {
  await tx.selectFrom('versions').select('value').where('name', '=', version).forUpdate().execute();
}

/** Adds or changes a category, producer or series by its source's id; returns our id and whether anything changed. */
export async function saveNamed(
  tx: Tx,
  table: NamedTable,
  input: NamedInput,
): Promise<{ id: number; changed: boolean }> {
  const fields = {
    name: input.name,
    position: input.position,
    data: JSON.stringify(input.data),
    ...(table === 'categories' ? { parent_id: input.parentId ?? null } : {}),
  };
  const known = await tx
    .selectFrom(table)
    .selectAll()
    .where('source', '=', input.source)
    .where('external_id', '=', input.externalId)
    .executeTakeFirst();
  if (known) {
    const before = known as Partial<CategoryRow & ProducerRow> as Record<string, unknown>;
    const changed = Object.entries(fields).some(([key, value]) => before[key] !== value);
    if (changed) await tx.updateTable(table).set(fields).where('id', '=', known.id).execute();
    return { id: known.id, changed };
  }
  const id = await freeId(tx, table, input.preferredId);
  const slug = await freeSlug(tx, table, input.slug);
  await tx
    .insertInto(table)
    .values({ id, slug, source: input.source, external_id: input.externalId, ...fields } as CategoryRow)
    .execute();
  return { id, changed: true };
}

/** The wanted id when nobody has it, else one above all. Imports run one at a time, so it stays free. */
export async function freeId(
  tx: Tx,
  table: NamedTable | 'parameters' | 'parameter_values',
  wanted?: number,
): Promise<number> {
  if (wanted !== undefined) {
    const taken = await tx.selectFrom(table).select('id').where('id', '=', wanted).executeTakeFirst();
    if (!taken) return wanted;
  }
  return (await highestId(tx, table)) + 1;
}

export async function highestId(
  tx: Tx,
  table: NamedTable | 'products' | 'parameters' | 'parameter_values',
): Promise<number> {
  const { highest } = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.max('id').as('highest'))
    .executeTakeFirstOrThrow();
  return Number(highest ?? 0);
}

async function freeSlug(tx: Tx, table: NamedTable, wanted: string): Promise<string> {
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? wanted : `${wanted}-${n}`;
    const taken = await tx.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst();
    if (!taken) return slug;
  }
}

/** Our ids by the ids of the source; unknown ones are left out. */
export async function idsBySource(
  tx: Tx,
  table: NamedTable,
  source: string,
  refs: readonly { externalId: string }[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const part of portions([...new Set(refs.map((ref) => ref.externalId))])) {
    const rows = await tx
      .selectFrom(table)
      .select(['id', 'external_id'])
      .where('source', '=', source)
      .where('external_id', 'in', part)
      .execute();
    for (const row of rows) ids.set(row.external_id, row.id);
  }
  return ids;
}

/** Gives a thing its new external id and address when the source kept its id; returns whether one was renamed. */
export async function followRenames(
  tx: Tx,
  table: NamedTable,
  source: string,
  rows: readonly { id: number; slug: string }[],
): Promise<boolean> {
  const kept = await tx.selectFrom(table).select(['id', 'external_id']).where('source', '=', source).execute();
  const known = new Set(kept.map((row) => row.external_id));
  const named = new Set(rows.map((row) => row.slug));
  const renamed = rows.filter(
    ({ id, slug }) => !known.has(slug) && kept.some((row) => row.id === id && !named.has(row.external_id)),
  );
  for (const { id, slug } of renamed) {
    const fields = { external_id: slug, slug: await freeSlug(tx, table, slug) };
    await tx.updateTable(table).set(fields).where('id', '=', id).execute();
  }
  return renamed.length > 0;
}

/** Takes what a source no longer names out of the shop; returns whether anything was there to take out. */
export async function hideMissing(
  tx: Tx,
  table: NamedTable,
  source: string,
  present: ReadonlySet<string>,
): Promise<boolean> {
  const rows = await tx.selectFrom(table).select(['id', 'external_id', 'data']).where('source', '=', source).execute();
  const left = rows.filter((row) => !present.has(row.external_id) && !recordOf(row).gone);
  for (const row of left) {
    const data = JSON.stringify({ ...recordOf(row), gone: true });
    await tx.updateTable(table).set({ data }).where('id', '=', row.id).execute();
  }
  return left.length > 0;
}
