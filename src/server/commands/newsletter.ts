import { subscribersCsv } from '../../content/newsletter/csv.ts';
import { subscribers } from '../../content/newsletter/service.server.ts';
import { openDatabase } from '../../db/open.server.ts';
import type { Settings } from '../../settings/env.server.ts';
import { databasePlace } from '../open/openBase.ts';
import { startMessage } from '../open/problems.ts';

/** Runs `witryna newsletter`: prints the confirmed readers as a table. */
export async function runNewsletter(settings: Settings): Promise<number> {
  try {
    const db = await openDatabase(databasePlace(settings));
    try {
      const lines = subscribersCsv(await subscribers(db), settings.shopUrl);
      process.stdout.write(`${lines.join('\r\n')}\r\n`);
    } finally {
      await db.close();
    }
    return 0;
  } catch (error) {
    const message = startMessage(error, settings.port);
    if (message === undefined) throw error;
    process.stderr.write(`${message}\n`);
    return 1;
  }
}
