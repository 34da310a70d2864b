import { bumpCatalogue } from '../catalogue/import/version.server.ts';
import type { Db, Tx } from '../db/database.ts';
import type { Photos } from './photos/service.server.ts';
import { opinionsOfCustomer, removeOpinionsOf } from './store.server.ts';

/** All that a customer has written while signed in, for themselves to read. */
export const exportOpinions = async (db: Db, customer: string) => ({
  opinions: (await opinionsOfCustomer(db.read, customer)).map(
    ({ product, author, rating, content, state, why, madeAt, answer, confirmed, size, thanks, photos }) => ({
      ...{ product, author, rating, content, state },
      confirmed,
      ...(thanks === undefined ? {} : { thanks }),
      size: size ?? null,
      photos: photos.length,
      refused: why ?? null,
      written: new Date(madeAt).toISOString(),
      answer: answer?.content ?? null,
    }),
  ),
});

/** Opinions and their photos go with the account, also from the pages that show them. */
export async function eraseOpinions(tx: Tx, customer: string, photos?: Pick<Photos, 'release'>): Promise<void> {
  const written = await opinionsOfCustomer(tx, customer);
  if (written.length === 0) return;
  await photos?.release(
    tx,
    written.map(({ id }) => id),
  );
  await removeOpinionsOf(tx, customer);
  await bumpCatalogue(tx);
}
