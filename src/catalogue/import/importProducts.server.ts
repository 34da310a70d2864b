import type { Db } from '../../db/open.server.ts';
import type { Clock } from '../../kit/clock.ts';
import type { CombinationsItem, ImportItem, OfferItem, Skipped, Unreadable } from '../draft.ts';
import { AFTER_PROMOTED } from '../indexRow.ts';
import { presentProducts, removeProducts } from '../store/write.server.ts';
import { grownTables } from './grownTables.server.ts';
import { type HashedCounts, hashedCounts } from './hashedCounts.ts';
import { type RebateFault, rebateFault } from './unfitRebates.ts';
import { bumpCatalogue } from './version.server.ts';
import { type BatchOptions, type BatchReport, type Positioned, refused, writeBatch } from './writeBatch.server.ts';
import { writeCombinations } from './writeCombinations.server.ts';
import { writeOffers } from './writeOffers.server.ts';

/** Products of one transaction: each waits for the disk once, and the orders of the open shop wait for a tenth of a second. */
const BATCH = 400;

export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
  /** Records that were not taken, all of them. */
  skippedCount: number;
  /** The first of them, at most `MOST_KEPT`. */
  skipped: Skipped[];
}

/** A report that keeps every record of a hostile file would be as large as the file. */
const MOST_KEPT = 100;

/**
 * `source` is `shop` for the shop's folder, else the name of the feed. A shop's folder names its categories and
 * producers itself; a feed brings them along (`createNames`).
 */
export interface ImportOptions extends BatchOptions {
  clock: Clock;
  /** The items are everything the source has: products missing from them are taken out. */
  complete: boolean;
  onProgress?(seen: number): void;
}

/**
 * Writes drafts to the store, new and changed ones only, in short transactions so that the open shop keeps answering.
 * Each price change is recorded in the price history. A second run of the same source changes nothing.
 */
export async function importProducts(
  db: Db,
  items: AsyncIterable<ImportItem | Unreadable>,
  options: ImportOptions,
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, changed: 0, unchanged: 0, removed: 0, skippedCount: 0, skipped: [] };
  const seen = hashedCounts();
  const unreadable = new Set<string>();
  const grown = grownTables(db);
  let position = 0;
  let batch: Positioned[] = [];
  let offers: OfferItem[] = [];
  let combinations: CombinationsItem[] = [];
  const skip = (skipped: Skipped) => {
    report.skippedCount += 1;
    if (report.skipped.length < MOST_KEPT) report.skipped.push(skipped);
    options.onSkipped?.(skipped);
  };
  const count = ({ skipped, added, changed, unchanged }: BatchReport) => {
    report.added += added;
    report.changed += changed;
    report.unchanged += unchanged;
    for (const one of skipped) skip(one);
  };
  const flush = async () => {
    const [work, over, combined] = [batch, offers, combinations];
    batch = [];
    offers = [];
    combinations = [];
    if (work.length > 0) count(await writeBatch(db, work, options, options.clock()));
    if (over.length > 0) count(await writeOffers(db, over, options, options.clock()));
    if (combined.length > 0) count(await writeCombinations(db, combined, options, options.clock()));
    await grown(report.added);
    options.onProgress?.(position);
  };
  for await (const item of items) {
    position += 1;
    if ('skipped' in item) skip(item.skipped);
    else if ('unreadable' in item) unreadable.add(item.unreadable);
    else if ('offer' in item) offers.push(item);
    else if ('combinations' in item) combinations.push(item);
    // Also what is refused is in the source: what the store has of it stays.
    else if (seen.add(item.draft.externalId) > 0) skip(refused(item, 'its id stands twice; the first one was taken'));
    else {
      const fault = rebateFault(item.draft);
      if (fault) skip(refused(item, unfit(fault)));
      else batch.push({ ...item, position: item.draft.promoted ? position : position + AFTER_PROMOTED });
    }
    if (batch.length + offers.length + combinations.length >= BATCH) await flush();
  }
  await flush();
  if (options.complete && !options.dryRun) report.removed = await takeOut(db, seen, unreadable, options);
  return report;
}

const unfit = ({ place, expected }: RebateFault) => `quantity rebate ${place + 1} has to be ${expected}`;

async function takeOut(
  db: Db,
  seen: Pick<HashedCounts, 'get'>,
  unreadable: ReadonlySet<string>,
  { source, clock }: ImportOptions,
): Promise<number> {
  const isGone = (row: { external_id: string; slug: string }) =>
    seen.get(row.external_id) === 0 && !unreadable.has(row.slug);
  if (!(await presentProducts(db.read, source)).some(isGone)) return 0;
  const now = clock();
  return db.write(async (tx) => {
    const version = await bumpCatalogue(tx);
    const gone = (await presentProducts(tx, source)).filter(isGone).map((row) => row.id);
    await removeProducts(tx, gone, version, now);
    return gone.length;
  });
}
