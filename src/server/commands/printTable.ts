import type { Db } from '../../db/database.ts';
import type { Settings } from '../../settings/env.server.ts';
import { openKeptStore } from '../open/openBase.ts';
import { runTold } from './run.ts';

/** Prints a table that is read from the store. */
export const printTable = (settings: Settings, read: (db: Db) => Promise<readonly string[]>): Promise<number> =>
  runTold(settings, async () => {
    const db = await openKeptStore(settings);
    try {
      process.stdout.write(`${(await read(db)).join('\r\n')}\r\n`);
    } finally {
      await db.close();
    }
    return 0;
  });
