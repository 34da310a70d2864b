import type { Db } from '../../db/database.ts';
import type { Settings } from '../../settings/env.server.ts';
import { openKeptStore } from '../open/openBase.ts';
import { startMessage } from '../open/problems.ts';

/** Runs a command and gives its exit code: 1 when it cannot be done for a reason that the merchant can mend, which is told. */
export async function runTold({ port }: Pick<Settings, 'port'>, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    const message = startMessage(error, port);
    if (message === undefined) throw error;
    process.stderr.write(`${message}\n`);
    return 1;
  }
}

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
