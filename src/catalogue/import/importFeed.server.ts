import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Db } from '../../db/open.server.ts';
import type { Clock } from '../../kit/clock.ts';
import type { ImportItem } from '../draft.ts';
import type { Vat } from '../model.ts';
import { checkApart } from './apart/readApart.server.ts';
import { type CheckedFeed, checkFeed, type OnBytes, type OpenFeed, openFeeds } from './feed/readFeed.server.ts';
import { importedFeed, keepImportedFeed } from './importedFeeds.server.ts';
import { type ImportReport, importProducts } from './importProducts.server.ts';
import { feedKinds } from './kinds.server.ts';
import { readChoices } from './plain/choices.server.ts';
import { inTurn } from './turn.server.ts';
import type { BatchOptions } from './writeBatch.server.ts';

/** Bytes of a file that is read sooner than a thread starts. */
const SMALL = 2_000_000;

export interface FeedImportOptions extends Pick<BatchOptions, 'dryRun' | 'onOutcome' | 'onSkipped' | 'onStockBack'> {
  db: Db;
  clock: Clock;
  /** Rate of products whose rate the file does not tell. */
  vat: Vat;
  /** Reads the file even when it is the one that was imported last. */
  anew?: boolean;
  on?: FeedImportEvents;
  /** Ends the import between two products; then its reason is thrown. The next one takes the file in anew. */
  signal?: AbortSignal;
}

/** What a terminal tells while an import goes on. */
export interface FeedImportEvents {
  kind?(name: string): void;
  waiting?(since: number): void;
  reading?(what: 'checking' | 'comparing' | 'importing'): {
    bytes: OnBytes;
    products(count: number): void;
    done(): void;
  };
}

export type FeedImport = {
  /** Hash of what was read, and of what read it. */
  fingerprint: string;
} & (
  | { report: ImportReport; notes: ReadonlyMap<string, number> }
  /** The file is the one that was imported then, and nothing was done. */
  | { same: number }
);

/**
 * Imports a file. It is read twice: once to be sure that it is whole, so that a broken one changes nothing; then to
 * import. Throws FeedError.
 */
export async function importFeed(path: string, options: FeedImportOptions): Promise<FeedImport> {
  const { db, clock, vat, on, dryRun = false } = options;
  const choices = await readChoices(path);
  const kinds = feedKinds(choices);
  const feeds = await openFeeds(path, { now: clock(), vat, kinds });
  const [{ source }] = feeds;
  for (const { reading } of feeds) on?.kind?.(reading.kind);
  const fingerprint = await withReader([...feeds.map((feed) => feed.fingerprint), vat.bp, ...[...choices].flat()]);
  return inTurn(db, { clock, onWaiting: (since) => on?.waiting?.(since) }, async () => {
    const before = await importedFeed(db.read, source);
    if (!options.anew && !dryRun && before?.fingerprint === fingerprint) return { fingerprint, same: before.at };
    const whole: { feed: OpenFeed; checked: CheckedFeed }[] = [];
    try {
      for (const feed of feeds) {
        options.signal?.throwIfAborted();
        const checking = on?.reading?.('checking');
        const checked =
          feed.bytes < SMALL
            ? checkFeed(feed.reading, kinds, checking?.bytes)
            : checkApart(feed.reading, choices, { onBytes: checking?.bytes, signal: options.signal });
        whole.push({ feed, checked: await checked.finally(() => checking?.done()) });
      }
      const coming = new Set<string>();
      const done: { report: ImportReport; notes: ReadonlyMap<string, number> }[] = [];
      for (const { feed, checked } of whole) {
        const importing = on?.reading?.(dryRun ? 'comparing' : 'importing');
        const items = counted(checked.items(importing?.bytes), (count) => {
          importing?.products(count);
          options.signal?.throwIfAborted();
        });
        const report = await importProducts(db, items, {
          ...options,
          source: feed.source,
          ...(dryRun && { coming: new Set(coming) }),
          onOutcome(outcome) {
            if (dryRun && feeds.length > 1) coming.add(outcome.item.draft.externalId);
            options.onOutcome?.(outcome);
          },
          complete: false,
          createNames: true,
        }).finally(() => importing?.done());
        done.push({ report, notes: checked.notes });
      }
      if (!dryRun) await keepImportedFeed(db, source, { fingerprint, at: clock() });
      return {
        fingerprint,
        report: together(done.map(({ report }) => report)),
        notes: new Map(done.flatMap(({ notes }) => [...notes])),
      };
    } finally {
      for (const { checked } of whole) await checked.close();
    }
  });
}

const together = (reports: readonly ImportReport[]): ImportReport =>
  reports.reduce((all, one) => ({
    added: all.added + one.added,
    changed: all.changed + one.changed,
    unchanged: all.unchanged + one.unchanged,
    removed: all.removed + one.removed,
    skippedCount: all.skippedCount + one.skippedCount,
    skipped: [...all.skipped, ...one.skipped],
  }));

async function* counted(items: AsyncIterable<ImportItem>, onCount: (count: number) => void) {
  let count = 0;
  for await (const item of items) {
    count += 1;
    onCount(count);
    yield item;
  }
}

/** A file means what its reader makes of it: another version of the program may read the same file otherwise. */
async function withReader(parts: readonly unknown[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(parts));
  const [, program] = process.argv;
  if (program !== undefined) for await (const chunk of createReadStream(program)) hash.update(chunk);
  return hash.digest('hex');
}
