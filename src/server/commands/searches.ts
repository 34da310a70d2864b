import { csvLine } from '../../kit/csv.ts';
import { searchedPhrases } from '../../search/phrases.server.ts';
import type { Settings } from '../../settings/env.server.ts';
import { printTable } from './printTable.ts';

/** Runs `witryna searches`: prints what was searched for, the most wanted first; 0 found is what the shop lacks. */
export const runSearches = (settings: Settings): Promise<number> =>
  printTable(settings, async (db) => {
    const lines = (await searchedPhrases(db)).map(({ phrase, sessions, found, last_at }) =>
      csvLine([phrase, String(sessions), String(found), new Date(last_at).toISOString().slice(0, 10)]),
    );
    return ['phrase,sessions,found,last', ...lines];
  });
