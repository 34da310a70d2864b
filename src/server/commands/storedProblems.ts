import { createCatalogue } from '../../catalogue/service.server.ts';
import type { Content } from '../../content/service.server.ts';
import { DatabaseError } from '../../db/error.ts';
import { type Db, openDatabase } from '../../db/open.server.ts';
import type { Settings } from '../../settings/env.server.ts';
import { databasePlace } from '../open/openBase.ts';
import { ownPages } from '../redirects/ownPages.server.ts';
import { redirectProblems } from '../redirects/problems.ts';
import { readRedirects } from '../redirects/store.server.ts';

/** What is wrong with what the shop's own store keeps and no file says: old addresses. The store stays as it is. */
export async function storedProblems(
  settings: Settings,
  content: Content,
): Promise<{ problems: string[]; notes: string[] }> {
  let db: Db | undefined;
  try {
    db = await openDatabase({ ...databasePlace(settings), asIs: true });
    const isThere = ownPages(createCatalogue(db), content);
    return { problems: await redirectProblems(await readRedirects(db.read), isThere), notes: [] };
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const isNew = error.code === 'missing';
    return { problems: [], notes: isNew ? [] : [`note: old addresses were not looked at: ${error.message}`] };
  } finally {
    await db?.close();
  }
}
