import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Photo } from './model.ts';

type Read = Kysely<Tables>;

export async function insertPhotos(tx: Tx, opinion: string, photos: readonly Photo[]): Promise<void> {
  if (photos.length === 0) return;
  const rows = photos.map((photo, place) => ({ ...photo, opinion_id: opinion, place }));
  await tx.insertInto('opinion_photos').values(rows).execute();
}

/** Photos by opinion, each in its order. A photo whose file has gone is left out. */
export async function photosOf(db: Read, opinions: readonly string[]): Promise<Map<string, Photo[]>> {
  const found = new Map<string, Photo[]>();
  if (opinions.length === 0) return found;
  const rows = await db
    .selectFrom('opinion_photos')
    .innerJoin('uploads', 'uploads.id', 'opinion_photos.id')
    .select(['opinion_photos.id', 'opinion_id', 'hash', 'width', 'height'])
    .where('opinion_id', 'in', opinions)
    .orderBy('place')
    .execute();
  for (const { opinion_id: opinion, ...photo } of rows) found.set(opinion, [...(found.get(opinion) ?? []), photo]);
  return found;
}

/** The measures of a photo that stands with an opinion which everybody may read. */
export const publicPhoto = (db: Read, photo: string): Promise<Omit<Photo, 'id'> | undefined> =>
  db
    .selectFrom('opinion_photos')
    .innerJoin('opinions', 'opinions.id', 'opinion_photos.opinion_id')
    .select(['hash', 'width', 'height'])
    .where('opinion_photos.id', '=', photo)
    .where('opinions.state', '=', 'published')
    .executeTakeFirst();
