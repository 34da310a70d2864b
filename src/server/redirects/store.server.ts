import { bumpCatalogue } from '../../catalogue/import/version.server.ts';
import type { Db, Tx } from '../../db/open.server.ts';
import { leadsTo, type Redirect, straightened } from './model.ts';

/** Most rows of one statement. */
const ROWS = 200;

export interface ReadRedirects {
  redirects: readonly Redirect[];
  /** Old addresses that lead nowhere any more. */
  gone: readonly string[];
}

/**
 * Keeps redirects beside those that are there, each leading to the end of its way. Gives how many rows are other ones now, and
 * the new redirects that were left out because together with older ones they lead round in a circle.
 */
export function keepRedirects(
  db: Db,
  { redirects, gone }: ReadRedirects,
): Promise<{ changed: number; round: readonly Redirect[] }> {
  return db.write(async (tx) => {
    const before = await readRedirects(tx);
    const old = new Map(before);
    for (const from of gone) old.delete(from);
    const { straight, round } = joined(old, redirects);
    const kept = new Set(straight.map(({ from }) => from));
    const news = straight.filter(({ from, to }) => before.get(from) !== to);
    const over = [...before.keys()].filter((from) => !kept.has(from));
    await deleteRows(tx, over);
    await putRows(tx, news);
    const changed = news.length + over.length;
    // A page that was not there may be kept as missing.
    if (changed > 0) await bumpCatalogue(tx);
    return { changed, round };
  });
}

/** Old and new redirects together; of a circle the new ones are left out. */
function joined(old: ReadonlyMap<string, string>, news: readonly Redirect[]) {
  const together = (some: readonly Redirect[]) =>
    straightened([...new Map([...old, ...some.map(({ from, to }) => [from, to] as const)])].map(toRedirect));
  const { straight, round } = together(news);
  if (round.length === 0) return { straight, round };
  const inCircle = new Set(round.map(({ from }) => from));
  const [bad, good] = [news.filter(({ from }) => inCircle.has(from)), news.filter(({ from }) => !inCircle.has(from))];
  return { straight: together(good).straight, round: bad };
}

const toRedirect = ([from, to]: readonly [string, string]): Redirect => ({ from, to });

async function deleteRows(tx: Tx, paths: readonly string[]): Promise<void> {
  for (let at = 0; at < paths.length; at += ROWS) {
    await tx
      .deleteFrom('redirects')
      .where('from_path', 'in', paths.slice(at, at + ROWS))
      .execute();
  }
}

async function putRows(tx: Tx, redirects: readonly Redirect[]): Promise<void> {
  for (let at = 0; at < redirects.length; at += ROWS) {
    const rows = redirects.slice(at, at + ROWS).map(({ from, to }) => ({ from_path: from, to_path: to }));
    await tx
      .insertInto('redirects')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('from_path').doUpdateSet((eb) => ({ to_path: eb.ref('excluded.to_path') })),
      )
      .execute();
  }
}

export async function readRedirects(read: Pick<Tx, 'selectFrom'>): Promise<Map<string, string>> {
  const rows = await read.selectFrom('redirects').selectAll().execute();
  return new Map(rows.map(({ from_path, to_path }) => [from_path, to_path]));
}

/** Redirects in memory, read anew when the catalogue has another version. */
export function redirectShelf(db: Db, version: () => number): (url: URL) => Promise<string | undefined> {
  let kept: { version: number; all: Promise<ReadonlyMap<string, string>> } | undefined;
  return async (url) => {
    const now = version();
    if (kept?.version !== now) kept = { version: now, all: readRedirects(db.read) };
    try {
      return leadsTo(await kept.all, url);
    } catch (error) {
      kept = undefined;
      throw error;
    }
  };
}
