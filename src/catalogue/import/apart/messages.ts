import type { DraftItem, ImportItem } from '../../draft.ts';
import type { FeedReading } from '../feed/readFeed.server.ts';
import type { Field } from '../plain/fields.ts';
import type { CarriedError } from './carriedError.server.ts';

/** What the reading thread starts with. */
export interface ReaderStart {
  reading: FeedReading;
  choices: ReadonlyMap<string, Field>;
}

/** What it is told: to give items once the file is checked, and that a batch has been taken. */
export type ToReader = 'items' | 'taken';

/** An item on its way; a draft as JSON, which is read several times as quickly as a copied object. */
export type PackedItem = Exclude<ImportItem, DraftItem> | { json: string; line: number | undefined; hash: string };

/** What it answers. */
export type FromReader =
  | { bytes: number; total: number }
  | 'checked'
  | { items: readonly PackedItem[] }
  | { notes: ReadonlyMap<string, number> }
  | { failed: CarriedError };
