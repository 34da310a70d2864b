import { openDatabase } from '../../db/open.server.ts';
import { csvLine } from '../../kit/csv.ts';
import { searchedPhrases } from '../../search/phrases.server.ts';
import type { Settings } from '../../settings/env.server.ts';
import { databasePlace } from '../open/openBase.ts';
import { startMessage } from '../open/problems.ts';

/** Runs `witryna searches`: prints what was searched for as a table, the most wanted first; 0 found is what the shop lacks. */
export async function runSearches(settings: Settings): Promise<number> {
  try {
    const db = await openDatabase(databasePlace(settings));
    try {
      const rows = await searchedPhrases(db);
      const lines = rows.map(({ phrase, sessions, found, last_at }) =>
        csvLine([phrase, String(sessions), String(found), new Date(last_at).toISOString().slice(0, 10)]),
      );
      process.stdout.write(`${['phrase,sessions,found,last', ...lines].join('\r\n')}\r\n`);
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
