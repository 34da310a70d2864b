import type { Db } from '../../db/open.server.ts';
import { describeProblem } from '../../settings/problem.ts';
import { openCatalogueFolder } from '../import/openFolder.server.ts';
import { aShopFile } from './shopFile.ts';

export const FIRST = Date.UTC(2026, 10, 21);

export const openAt = (db: Db, folder: string, at = FIRST) =>
  openCatalogueFolder(db, { folder, shop: aShopFile(), clock: () => at, openedAt: FIRST });
export const names = async (db: Db) => {
  const rows = await db.read.selectFrom('products').select(['name']).where('removed_at', 'is', null).execute();
  return rows.map((row) => row.name).sort();
};
export const lines = (problems: Parameters<typeof describeProblem>[0][]) => problems.map(describeProblem);
