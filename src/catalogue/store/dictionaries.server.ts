import type { Tx } from '../../db/open.server.ts';
import type { CategoryRow, ProducerRow } from '../../db/tables/catalogue.ts';

type Table = 'categories' | 'producers' | 'series';

/** What is written of a named thing; `id` is taken when free. */
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

/** Adds or changes a category, producer or series by its source's id; returns our id and whether anything changed. */
export async function saveNamed(tx: Tx, table: Table, input: NamedInput): Promise<{ id: number; changed: boolean }> {
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
  table: Table | 'products' | 'parameters' | 'parameter_values',
  wanted?: number,
): Promise<number> {
  if (wanted !== undefined) {
    const taken = await tx.selectFrom(table).select('id').where('id', '=', wanted).executeTakeFirst();
    if (!taken) return wanted;
  }
  const { highest } = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.max('id').as('highest'))
    .executeTakeFirstOrThrow();
  return Number(highest ?? 0) + 1;
}

async function freeSlug(tx: Tx, table: Table, wanted: string): Promise<string> {
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? wanted : `${wanted}-${n}`;
    const taken = await tx.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirst();
    if (!taken) return slug;
  }
}

export async function idBySource(
  tx: Tx,
  table: Table,
  source: string,
  externalId: string,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom(table)
    .select('id')
    .where('source', '=', source)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return row?.id;
}
