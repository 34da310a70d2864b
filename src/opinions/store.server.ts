import type { Kysely } from 'kysely';
import type { Tx } from '../db/database.ts';
import { keptAsk } from '../db/keptStatement.server.ts';
import type { OpinionRow } from '../db/tables/opinions.ts';
import type { Tables } from '../db/tables.ts';
import type { Opinion, OpinionQuery, OpinionState, Rating, RatingCounts } from './model.ts';
import type { Photo } from './photos/model.ts';
import { photosOf } from './photos/store.server.ts';

type Read = Kysely<Tables>;

const NO_COUNTS: RatingCounts = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 };

const opinionOf = (row: OpinionRow, photos: readonly Photo[] = []): Opinion => ({
  id: row.id,
  product: row.product_id,
  author: row.author,
  rating: row.rating as Rating,
  content: row.content,
  state: row.state as OpinionState,
  ...(row.why === null ? {} : { why: row.why }),
  madeAt: row.made_at,
  ...(row.answer === null || row.answered_at === null ? {} : { answer: { content: row.answer, at: row.answered_at } }),
  helpful: row.helpful,
  confirmed: row.confirmed === 1,
  ...(row.size_name === null ? {} : { size: row.size_name }),
  ...(row.thanks === null ? {} : { thanks: row.thanks }),
  photos,
});

async function withPhotos(db: Read, rows: readonly OpinionRow[]): Promise<Opinion[]> {
  const photos = await photosOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => opinionOf(row, photos.get(row.id)));
}

export async function opinionById(db: Read, id: string): Promise<Opinion | undefined> {
  const rows = await db.selectFrom('opinions').selectAll().where('id', '=', id).execute();
  return (await withPhotos(db, rows))[0];
}

/** The opinion, held until the end of the transaction: whoever else changes it waits. */
export async function heldOpinion(tx: Tx, id: string): Promise<Opinion | undefined> {
  const row = await tx.selectFrom('opinions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && opinionOf(row);
}

/** False when these words are there already. */
export async function insertOpinion(
  tx: Tx,
  opinion: Omit<Opinion, 'photos'>,
  { customer, order, mark }: { customer: string | undefined; order: string | undefined; mark: string },
): Promise<boolean> {
  const { id, product, author, rating, content, state, madeAt, helpful } = opinion;
  const found = await tx
    .insertInto('opinions')
    .values({
      ...{ id, product_id: product, customer_id: customer ?? null, author, rating, content, content_mark: mark },
      ...{ state, why: null, made_at: madeAt, decided_at: null, answer: null, answered_at: null, helpful },
      ...{ confirmed: opinion.confirmed ? 1 : 0, size_name: opinion.size ?? null, thanks: opinion.thanks ?? null },
      order_id: order ?? null,
    })
    .onConflict((conflict) => conflict.column('content_mark').doNothing())
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Id of the opinion of these words, if all else of it is the same and it came after a moment. */
export async function sameOpinion(
  tx: Tx,
  { product, author, rating }: Pick<Opinion, 'product' | 'author' | 'rating'>,
  { mark, after }: { mark: string; after: number },
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('opinions')
    .select('id')
    .where('content_mark', '=', mark)
    .where('product_id', '=', product)
    .where('author', '=', author)
    .where('rating', '=', rating)
    .where('made_at', '>', after)
    .executeTakeFirst();
  return found?.id;
}

export type OpinionChange = Partial<Pick<OpinionRow, 'state' | 'why' | 'decided_at' | 'answer' | 'answered_at'>>;

export const changeOpinion = (tx: Tx, id: string, change: OpinionChange) =>
  tx.updateTable('opinions').set(change).where('id', '=', id).execute();

/** Oldest first, as they are to be read. */
export async function opinionsIn(db: Read, state: OpinionState): Promise<Opinion[]> {
  const rows = await db
    .selectFrom('opinions')
    .selectAll()
    .where('state', '=', state)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  return withPhotos(db, rows);
}

/** What is asked for of the published opinions of a product. */
interface Asked extends Pick<OpinionQuery, 'rating' | 'photos' | 'size'> {
  product: number;
}

function asked(db: Read, { product, rating, photos, size }: Asked) {
  let query = db.selectFrom('opinions').where('product_id', '=', product).where('state', '=', 'published');
  if (rating !== undefined) query = query.where('rating', '=', rating);
  if (size !== undefined) query = query.where('size_name', '=', size);
  if (photos)
    query = query.where(({ exists, selectFrom }) =>
      exists(selectFrom('opinion_photos').select('id').whereRef('opinion_id', '=', 'opinions.id')),
    );
  return query;
}

/** Published, newest first. */
export async function publishedOf(db: Read, { from, most, ...part }: Asked & { from: number; most: number }) {
  const rows = asked(db, part).selectAll().orderBy('made_at', 'desc').orderBy('id').offset(from).limit(most);
  return withPhotos(db, await rows.execute());
}

/** Opinions about all products, or about one. */
export interface Recent {
  product?: number;
  from: number;
  most: number;
  oldestFirst: boolean;
}

/** Published, by their date. */
export async function recentOf(db: Read, { product, from, most, oldestFirst }: Recent): Promise<Opinion[]> {
  let query = db
    .selectFrom('opinions')
    .selectAll()
    .where('state', '=', 'published')
    .orderBy('made_at', oldestFirst ? 'asc' : 'desc')
    .orderBy('id')
    .offset(from)
    .limit(most);
  if (product !== undefined) query = query.where('product_id', '=', product);
  return withPhotos(db, await query.execute());
}

export async function countOf(db: Read, part: Asked): Promise<number> {
  const { count } = await asked(db, part)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Sizes that published opinions name, in the order of their names. */
export async function sizesOf(db: Read, product: number): Promise<string[]> {
  const rows = await asked(db, { product }).select('size_name').distinct().orderBy('size_name').execute();
  return rows.flatMap(({ size_name: size }) => size ?? []);
}

const countRows = keptAsk((db, { products }: { products: readonly number[] }) =>
  db
    .selectFrom('opinions')
    .select(['product_id', 'rating', (eb) => eb.fn.countAll().as('count')])
    .where('product_id', 'in', products)
    .where('state', '=', 'published')
    .groupBy(['product_id', 'rating']),
);

/** Published opinions of each product by their rating; products without any are left out. */
export async function countsOfEach(db: Read, products: readonly number[]): Promise<Map<number, RatingCounts>> {
  const found = new Map<number, RatingCounts>();
  if (products.length === 0) return found;
  for (const { product_id: product, rating, count } of await countRows(db, { products }))
    found.set(product, { ...(found.get(product) ?? NO_COUNTS), [rating]: Number(count) });
  return found;
}

export const countsOf = async (db: Read, product: number): Promise<RatingCounts> =>
  (await countsOfEach(db, [product])).get(product) ?? NO_COUNTS;

export async function opinionsOfCustomer(db: Read, customer: string): Promise<Opinion[]> {
  const rows = await db
    .selectFrom('opinions')
    .selectAll()
    .where('customer_id', '=', customer)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  return withPhotos(db, rows);
}

export const removeOpinionsOf = (tx: Tx, customer: string) =>
  tx.deleteFrom('opinions').where('customer_id', '=', customer).execute();

/** Counts a vote of somebody known by several marks; false when one of them has voted. */
export async function insertVote(tx: Tx, opinion: string, voters: readonly string[]): Promise<boolean> {
  const before = await votedFor(tx, [{ opinion, voters }]);
  if (before.size > 0) return false;
  await tx
    .insertInto('opinion_votes')
    .values(voters.map((voter) => ({ opinion_id: opinion, voter })))
    .execute();
  await tx
    .updateTable('opinions')
    .set((eb) => ({ helpful: eb('helpful', '+', 1) }))
    .where('id', '=', opinion)
    .execute();
  return true;
}

/** Opinions that have a vote of one of these. */
export async function votedFor(
  db: Read,
  asked: readonly { opinion: string; voters: readonly string[] }[],
): Promise<Set<string>> {
  const voters = asked.flatMap((one) => one.voters);
  if (voters.length === 0) return new Set();
  const rows = await db
    .selectFrom('opinion_votes')
    .select('opinion_id')
    .where(
      'opinion_id',
      'in',
      asked.map(({ opinion }) => opinion),
    )
    .where('voter', 'in', voters)
    .execute();
  return new Set(rows.map((row) => row.opinion_id));
}
