import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../db/open.server.ts';
import { type Clock, HOUR } from '../../kit/clock.ts';
import { optional } from '../../kit/optional.ts';
import { fetchFile } from '../../pictures/remote/fetchFile.server.ts';
import type { GuardOptions } from '../../pictures/remote/guarded.server.ts';
import type { Vat } from '../model.ts';
import { isImported } from './importedFeeds.server.ts';
import { type FeedImport, importFeed } from './importFeed.server.ts';
import type { BatchOptions } from './writeBatch.server.ts';

/** An address of a file of products that is imported again and again. */
export interface PolledFeed {
  url: string;
  hours: number;
}

export interface PollFeedOptions extends Pick<BatchOptions, 'onStockBack'> {
  db: Db;
  clock: Clock;
  vat: Vat;
  fetchOptions?: GuardOptions;
  /** Ends the asking and the import; then its reason is thrown. */
  signal?: AbortSignal;
}

/**
 * Asks the address of a feed for news unless it was asked a short while ago, and imports what comes. Throws FetchRefused
 * or FeedError: then nothing was changed, and the next call asks again. Undefined when there is nothing new.
 */
export async function pollFeed(
  { url, hours }: PolledFeed,
  { db, clock, fetchOptions, signal, ...options }: PollFeedOptions,
): Promise<FeedImport | undefined> {
  const before = await db.read.selectFrom('polled_feeds').selectAll().where('address', '=', url).executeTakeFirst();
  if (before && clock() - before.asked_at < hours * HOUR) return undefined;
  // What came then may have been written over by another file since.
  const isThere = before?.fingerprint ? await isImported(db.read, before.fingerprint) : false;
  const known =
    isThere && before ? { etag: before.etag ?? undefined, lastModified: before.last_modified ?? undefined } : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'witryna-poll-'));
  try {
    const path = join(folder, 'feed');
    const come = await fetchFile(url, path, known, { ...fetchOptions, ...optional('end', signal) }).catch((error) => {
      signal?.throwIfAborted();
      throw error;
    });
    signal?.throwIfAborted();
    const done = come && (await importFeed(path, { ...options, ...optional('signal', signal), db, clock }));
    const row = {
      etag: come ? (come.etag ?? null) : (before?.etag ?? null),
      last_modified: come ? (come.lastModified ?? null) : (before?.last_modified ?? null),
      fingerprint: done?.fingerprint ?? before?.fingerprint ?? null,
      asked_at: clock(),
    };
    await db.write((tx) =>
      tx
        .insertInto('polled_feeds')
        .values({ address: url, ...row })
        .onConflict((conflict) => conflict.column('address').doUpdateSet(row))
        .execute(),
    );
    return done;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
