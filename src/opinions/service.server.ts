import { createHash, randomUUID } from 'node:crypto';
import { bumpCatalogue } from '../catalogue/import/version.server.ts';
import type { Db, Tx } from '../db/database.ts';
import { type Clock, MINUTE } from '../kit/clock.ts';
import type { Visit } from '../session/model.ts';
import type { OpinionTerms } from '../settings/opinionFields.ts';
import type { WrittenOpinion } from './check.ts';
import {
  type Average,
  averageOf,
  type Opinion,
  type OpinionQuery,
  type OpinionState,
  type RatingCounts,
  wordsAlone,
} from './model.ts';
import type { Photos, Prepared } from './photos/service.server.ts';
import {
  changeOpinion,
  countOf,
  countsOf,
  countsOfEach,
  heldOpinion,
  insertOpinion,
  insertVote,
  type OpinionChange,
  opinionById,
  opinionsIn,
  publishedOf,
  type Recent,
  recentOf,
  sameOpinion,
  sizesOf,
  votedFor,
} from './store.server.ts';

/** Published opinions of a product: those of one page, and what all of them come to. */
export interface OpinionPage {
  opinions: Opinion[];
  counts: RatingCounts;
  /** Missing without opinions. */
  average?: Average;
  /** What the list can be narrowed to: the number of opinions with photos, and the sizes that were bought. */
  choices: { photos: number; sizes: string[] };
  /** The page that is shown, and the last there is. */
  page: number;
  last: number;
}

/** An opinion that comes again in this time was sent twice by one press. */
const SAME_WITHIN = MINUTE;

/** Who votes: a session and an address, as far as they are known. */
export interface Voter {
  session?: string | undefined;
  address: string;
}

/** Words of an opinion, and photos that wait to be kept with them. */
export interface NewOpinion extends WrittenOpinion {
  prepared?: Prepared;
}

/** What somebody has bought, by their order. */
export interface Bought {
  product: number;
  size?: string | undefined;
  customer?: string | undefined;
  /** Id of the order. */
  order?: string | undefined;
}

/** A voter whose session begins with the vote. */
export interface Voting {
  remember: Visit['remember'];
  address: string;
}

export type Vote = 'counted' | 'again' | 'gone';

export interface Opinions {
  terms: OpinionTerms;
  /** Keeps an opinion until the merchant has read it; undefined when these words came before, and not by the same press. */
  write(product: number, written: NewOpinion, customer: string | undefined): Promise<string | undefined>;
  /** Keeps an opinion that came by the link of a buyer, in the transaction that uses the link up. */
  writeBought(tx: Tx, bought: Bought, written: NewOpinion): Promise<string | undefined>;
  find(id: string): Promise<Opinion | undefined>;
  /** Oldest first. */
  list(state: OpinionState): Promise<Opinion[]>;
  /** Undefined for an opinion that is not there. */
  publish(id: string): Promise<Opinion | undefined>;
  refuse(id: string, why: string): Promise<Opinion | undefined>;
  /** Without words the answer is taken away. */
  answer(id: string, content: string): Promise<Opinion | undefined>;
  of(product: number, query: OpinionQuery): Promise<OpinionPage>;
  /** Published ones about any product, or about one, by their date. */
  recent(asked: Recent): Promise<Opinion[]>;
  /** The newest ones, as many as `most`. */
  newest(product: number, most: number): Promise<Pick<OpinionPage, 'opinions' | 'average'>>;
  /** Averages of those products that have opinions. */
  averages(products: readonly number[]): Promise<Map<number, Average>>;
  vote(id: string, voter: Voting): Promise<Vote>;
  /** Ids of those that somebody has voted for. */
  voted(opinions: readonly Opinion[], voter: Voter): Promise<ReadonlySet<string>>;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

const markOf = ({ content }: Pick<WrittenOpinion, 'content'>): string => hash(wordsAlone(content));

/** Marks of a voter differ from one opinion to the next, so that they do not tell who votes for what. */
const marksOf = (opinion: string, { session, address }: Voter): string[] => [
  ...(session === undefined ? [] : [hash(`${opinion} session ${session}`)]),
  ...(address === '' ? [] : [hash(`${opinion} address ${address}`)]),
];

/** Without `photos` opinions have words alone. `refused` hears of each that is refused, in its transaction. */
export function createOpinions(
  db: Db,
  clock: Clock,
  terms: OpinionTerms,
  photos?: Pick<Photos, 'keep' | 'follow'>,
  refused?: (tx: Tx, opinion: Opinion) => Promise<void>,
): Opinions {
  /** Pages that show it are made anew once it changes. */
  const change = (id: string, decide: (now: Opinion) => OpinionChange): Promise<Opinion | undefined> =>
    db.write(async (tx) => {
      const now = await heldOpinion(tx, id);
      if (!now) return undefined;
      await changeOpinion(tx, id, decide(now));
      const after = await opinionById(tx, id);
      if (after && after.state !== now.state) {
        await photos?.follow(tx, after);
        if (after.state === 'refused') await refused?.(tx, after);
      }
      if (now.state === 'published' || after?.state === 'published') await bumpCatalogue(tx);
      return after;
    });

  const keep = async (
    tx: Tx,
    { prepared, ...written }: NewOpinion & Pick<Opinion, 'product' | 'confirmed' | 'size' | 'thanks'>,
    { customer, order }: Pick<Bought, 'customer' | 'order'>,
  ): Promise<string | undefined> => {
    const id = randomUUID();
    const opinion = { ...written, id, state: 'waiting' as const, madeAt: clock(), helpful: 0 };
    const mark = markOf(written);
    if (!(await insertOpinion(tx, opinion, { customer, order, mark }))) return undefined;
    if (prepared) await photos?.keep(tx, id, prepared);
    return id;
  };

  return {
    terms,
    write: (product, written, customer) =>
      db.write(async (tx) => {
        const kept = await keep(tx, { ...written, product, confirmed: false }, { customer });
        const same = { mark: markOf(written), after: clock() - SAME_WITHIN };
        return kept ?? sameOpinion(tx, { product, ...written }, same);
      }),
    writeBought: (tx, { product, size, customer, order }, written) =>
      keep(
        tx,
        {
          ...{ ...written, product, confirmed: true },
          ...(size === undefined ? {} : { size }),
          ...(terms.thanks ? { thanks: terms.thanks.what } : {}),
        },
        { customer, order },
      ),
    find: (id) => opinionById(db.read, id),
    list: (state) => opinionsIn(db.read, state),
    publish: (id) => change(id, () => ({ state: 'published', why: null, decided_at: clock() })),
    refuse: (id, why) => change(id, () => ({ state: 'refused', why, decided_at: clock() })),
    answer: (id, content) =>
      change(id, () =>
        content === '' ? { answer: null, answered_at: null } : { answer: content, answered_at: clock() },
      ),
    async of(product, { page: wanted, ...chosen }) {
      const counts = await countsOf(db.read, product);
      const average = averageOf(counts);
      const shown = { counts, page: 1, last: 1, choices: { photos: 0, sizes: [] } };
      if (!average) return { ...shown, opinions: [] };
      const part = { product, ...chosen };
      const last = Math.max(1, Math.ceil((await countOf(db.read, part)) / terms.on_page));
      const page = Math.min(wanted, last);
      const opinions = await publishedOf(db.read, { ...part, from: (page - 1) * terms.on_page, most: terms.on_page });
      const choices = {
        photos: await countOf(db.read, { product, photos: true }),
        sizes: await sizesOf(db.read, product),
      };
      return { opinions, average, counts, choices, page, last };
    },
    recent: (asked) => recentOf(db.read, asked),
    async newest(product, most) {
      const average = averageOf(await countsOf(db.read, product));
      if (!average) return { opinions: [] };
      return { average, opinions: await publishedOf(db.read, { product, from: 0, most }) };
    },
    async averages(products) {
      const averages = new Map<number, Average>();
      for (const [product, counts] of await countsOfEach(db.read, products)) {
        const average = averageOf(counts);
        if (average) averages.set(product, average);
      }
      return averages;
    },
    vote: (id, { remember, address }) =>
      db.write(async (tx) => {
        const now = await heldOpinion(tx, id);
        if (now?.state !== 'published') return 'gone';
        const session = await remember(tx);
        return (await insertVote(tx, id, marksOf(id, { session, address }))) ? 'counted' : 'again';
      }),
    voted: (opinions, voter) =>
      votedFor(
        db.read,
        opinions.map(({ id }) => ({ opinion: id, voters: marksOf(id, voter) })),
      ),
  };
}
