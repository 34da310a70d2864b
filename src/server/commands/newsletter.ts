import { subscribersCsv } from '../../content/newsletter/csv.ts';
import { subscribers } from '../../content/newsletter/service.server.ts';
import type { Settings } from '../../settings/env.server.ts';
import { commandShopUrl } from '../open/keptShopUrl.ts';
import { printTable } from './printTable.ts';

/** Runs `witryna newsletter`: prints the confirmed readers. */
export const runNewsletter = (settings: Settings): Promise<number> =>
  printTable(settings, async (db) => subscribersCsv(await subscribers(db), await commandShopUrl(db, settings)));
