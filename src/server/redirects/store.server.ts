import { bumpCatalogue } from '../../catalogue/import/version.server.ts';
import type { Db } from '../../db/open.server.ts';
import { leadsTo, type Redirect } from './model.ts';

/** Most rows of one statement. */
const ROWS = 200;

/** Keeps redirects beside those that are there; gives how many were new or have changed. */
export async function keepRedirects(db: Db, redirects: readonly Redirect[]): Promise<number> {
  const before = await readRedirects(db);
  const news = redirects.filter(({ from, to }) => before.get(from) !== to);
  if (news.length === 0) return 0;
  await db.write(async (tx) => {
    for (let at = 0; at < news.length; at += ROWS) {
      const rows = news.slice(at, at + ROWS).map(({ from, to }) => ({ from_path: from, to_path: to }));
      await tx
        .insertInto('redirects')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('from_path').doUpdateSet((eb) => ({ to_path: eb.ref('excluded.to_path') })),
        )
        .execute();
    }
    // A page that was not there may be kept as missing.
    await bumpCatalogue(tx);
  });
  return news.length;
}

export async function readRedirects(db: Db): Promise<Map<string, string>> {
  const rows = await db.read.selectFrom('redirects').selectAll().execute();
  return new Map(rows.map(({ from_path, to_path }) => [from_path, to_path]));
}

/** Redirects in memory, read anew when the catalogue has another version. */
export function redirectShelf(db: Db, version: () => number): (url: URL) => Promise<string | undefined> {
  let kept: { version: number; all: Promise<ReadonlyMap<string, string>> } | undefined;
  return async (url) => {
    const now = version();
    if (kept?.version !== now) kept = { version: now, all: readRedirects(db) };
    try {
      return leadsTo(await kept.all, url);
    } catch (error) {
      kept = undefined;
      throw error;
    }
  };
}
