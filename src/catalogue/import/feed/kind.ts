import type { ImportItem } from '../../draft.ts';
import type { Vat } from '../../model.ts';
import { type HashedCounts, hashedCounts } from '../hashedCounts.ts';
import { FeedError, type Note } from './errors.ts';
import type { FeedHead } from './head.ts';

/** A record of a file: a product, or a part of one. */
export interface FeedRecord {
  /** From 1. */
  line: number;
  /** Records with the same key are one product, however far apart they stand. */
  key?: string | undefined;
}

export interface FeedContext {
  head: FeedHead;
  /** Epoch ms. */
  now: number;
  /** Rate of products whose rate the file does not tell. */
  vat: Vat;
  note: Note;
}

/** Parts of a reader, each in a folder of its own. */
export interface KindParts<R extends FeedRecord> {
  /** Source in the store: the same thing of another source is another product. */
  source: string;
  /** Name in messages. */
  name: string;
  /** It tells how products differ that another file of its source has: it is read after that one. */
  over?: boolean;
  recognises(head: FeedHead): boolean;
  /** Records in portions. Iterating throws FeedError when the file as a whole cannot be read. */
  records(text: AsyncIterable<string>, context: FeedContext): AsyncIterable<readonly R[]>;
  /** Records with as little of each as its key needs, when that is quicker: a file is checked by them. */
  skimmed?(text: AsyncIterable<string>, context: FeedContext): AsyncIterable<readonly FeedRecord[]>;
  /** What becomes of the records of one product. */
  items(records: readonly R[], context: FeedContext): ImportItem[];
}

/** How many records each key has. */
export type KeyCounts = Pick<HashedCounts, 'get'>;

/** A kind of file that can be imported. */
export interface FeedKind extends Pick<KindParts<FeedRecord>, 'source' | 'name' | 'over' | 'recognises'> {
  /** Reads all of a file, to be sure that it is whole. Throws FeedError. */
  survey(text: AsyncIterable<string>, context: FeedContext): Promise<KeyCounts>;
  items(text: AsyncIterable<string>, context: FeedContext, counts: KeyCounts): AsyncIterable<ImportItem>;
}

/** Records waiting for others of their product; more means that the file is in no order at all. */
const MOST_HELD = 50_000;

export function feedKind<R extends FeedRecord>({ records, skimmed = records, items, ...kind }: KindParts<R>): FeedKind {
  return {
    ...kind,
    async survey(text, context) {
      const counts = hashedCounts();
      let count = 0;
      for await (const portion of skimmed(text, context)) {
        count += portion.length;
        for (const { key } of portion) if (key !== undefined) counts.add(key);
      }
      // An empty feed is a broken export, not an empty shop.
      if (count === 0) throw new FeedError('there is no product in the file');
      return counts;
    },
    async *items(text, context, counts) {
      const held = new Map<string, R[]>();
      let waiting = 0;
      for await (const portion of records(text, context)) {
        for (const record of portion) {
          const { key } = record;
          const wanted = key === undefined ? 1 : counts.get(key);
          if (key === undefined || wanted <= 1) {
            yield* items([record], context);
            continue;
          }
          const group = held.get(key) ?? [];
          group.push(record);
          waiting += 1;
          if (group.length < wanted) held.set(key, group);
          else {
            held.delete(key);
            waiting -= group.length;
            yield* items(group, context);
          }
          if (waiting > MOST_HELD) {
            throw new FeedError('the rows of each product stand too far apart; sort the file by product', record.line);
          }
        }
      }
      // Others of theirs were too large to be read with their key.
      for (const group of held.values()) yield* items(group, context);
    },
  };
}
