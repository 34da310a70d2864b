import type { Db } from '../../db/open.server.ts';
import { type Clock, HOUR, SECOND } from '../../kit/clock.ts';
import { readInpost } from './import/inpost.ts';
import { PointsFileError } from './import/shared.ts';
import { importedAt } from './pointStore.server.ts';
import { importPoints, type PointImport } from './service.server.ts';

/** Points API of InPost: its address, and the token that the merchant got for it. */
export interface InpostSource {
  url: string;
  token: string;
}

/** A list is asked for again after so long. */
export const POLL_AFTER = 20 * HOUR;
const PAGE = 1000;
/** The carrier has some 30 000 points in Poland. */
const MOST_PAGES = 200;
const PATIENCE = 30 * SECOND;

export interface PollOptions {
  db: Db;
  clock: Clock;
  /** Name of the list that is kept up to date. */
  list: string;
  source: InpostSource;
  /** Ends the asking; then its reason is thrown. */
  signal?: AbortSignal;
  fetch?: typeof globalThis.fetch;
}

/**
 * Takes the carrier's list anew unless it is fresh. All of it comes in, or nothing: throws PointsFileError when a page
 * does not come, or when fewer than half of the points are left, which is more likely a fault than the truth.
 */
export async function pollPoints({ db, clock, list, source, signal, fetch = globalThis.fetch }: PollOptions) {
  const before = await importedAt(db.read, list);
  if (before !== undefined && clock() - before.at < POLL_AFTER) return undefined;
  const { points } = readInpost(await allPages(source, fetch, signal));
  if (points.length === 0 || (before !== undefined && points.length < before.points / 2)) {
    throw new PointsFileError(`${points.length} points came, where there were ${before?.points ?? 0}`);
  }
  return importPoints(db, clock, list, points) satisfies Promise<PointImport>;
}

async function allPages(
  { url, token }: InpostSource,
  fetch: typeof globalThis.fetch,
  end: AbortSignal | undefined,
): Promise<unknown[]> {
  const items: unknown[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const address = new URL(url);
    address.searchParams.set('page', String(page));
    address.searchParams.set('per_page', String(PAGE));
    const answer = await fetch(address, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(end ? [end] : [])]),
    });
    if (!answer.ok) throw new PointsFileError(`the carrier answered ${answer.status}`);
    const read = (await answer.json()) as { items?: unknown[]; total_pages?: number };
    items.push(...(read.items ?? []));
    if (page >= (read.total_pages ?? 1)) return items;
  }
  throw new PointsFileError(`the list has more than ${MOST_PAGES} pages`);
}
