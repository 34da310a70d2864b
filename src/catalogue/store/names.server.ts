import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Category, Producer, Series } from '../model.ts';
import { recordOf } from './dictionaries.server.ts';

type Read = Kysely<Tables>;
type Table = 'categories' | 'producers' | 'series';

/** Rows of a dictionary in their order, those that their source no longer names left out. */
async function shown<T extends Table>(db: Read, table: T) {
  const rows = await db.selectFrom<Table>(table).selectAll().orderBy('position').orderBy('id').execute();
  return (rows as Tables[T][]).flatMap((row) => {
    const { gone, ...record } = recordOf(row);
    return gone ? [] : [{ row, record }];
  });
}

export async function allCategories(db: Read): Promise<Category[]> {
  return (await shown(db, 'categories')).map(({ row, record }) => ({
    ...record,
    id: row.id,
    slug: row.slug,
    name: row.name,
    parentId: row.parent_id,
    position: row.position,
  }));
}

export async function allProducers(db: Read): Promise<Producer[]> {
  return (await shown(db, 'producers')).map(({ row, record }) => ({
    ...record,
    id: row.id,
    slug: row.slug,
    name: row.name,
  }));
}

export async function allSeries(db: Read): Promise<Series[]> {
  return (await shown(db, 'series')).map(({ row, record }) => ({
    ...record,
    id: row.id,
    slug: row.slug,
    name: row.name,
  }));
}
