import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../settings/env.server.ts';
import { scaledLimits } from '../../settings/limits.ts';
import { locate } from '../../settings/locate.server.ts';
import { placeholderProblems } from '../../settings/placeholders.server.ts';
import { describeProblems, type Problem } from '../../settings/problem.ts';
import tokens from '../../ui/styles/tokens.css?raw';
import { createApp } from '../app.ts';
import { readBrowserFiles } from '../document/browserFiles.ts';
import { createLog } from '../log.ts';
import { linkProblems } from '../open/linkProblems.ts';
import { type OpenShop, openShop } from '../open/shop.ts';
import { themeProblems } from '../open/themeProblems.ts';
import { openPages } from '../pages/open.ts';
import { calculatorNotes } from './calculatorNotes.ts';
import { lawNotes } from './lawNotes.ts';
import { promotionNotes } from './promotionNotes.ts';
import { rateNotes } from './rateNotes.ts';
import { runTold } from './run.ts';
import { say } from './say.ts';
import { storedProblems } from './storedProblems.ts';

/**
 * Opens the shop in a store of its own, asks for the page behind each link, tells every mistake, and throws the store away.
 * 1 when there is a mistake. What only the owner can know to be one is told as a note.
 * @param clientDir the program's own folder of built files
 */
export async function runCheck(settings: Settings, clientDir: string): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'witryna-check-'));
  try {
    return await runTold(settings, async () => {
      const shop = await openShop({ ...settings, dataDir, databaseUrl: undefined });
      const products = shop.listing.size();
      const problems = [
        ...shop.problems,
        ...themeProblems(shop.theme.own, tokens),
        ...(await placeholderProblems(settings.shopDir)),
        ...(await linked(shop, settings, clientDir)),
      ];
      const stored = await storedProblems(settings, shop.content);
      const notes = [
        ...(await lawNotes(shop)),
        ...(await promotionNotes(shop)),
        ...stored.notes,
        ...rateNotes(shop),
        ...calculatorNotes(shop),
      ];
      await shop.close();
      for (const note of notes) say(note);
      for (const line of [...describeProblems(problems), ...stored.problems]) say(line);
      const count = problems.length + stored.problems.length;
      say(`${counted(products, 'product')}, ${counted(count, 'mistake')} in ${settings.shopDir}`);
      return count === 0 ? 0 : 1;
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

async function linked(shop: OpenShop, { shopUrl, shopDir }: Settings, clientDir: string): Promise<Problem[]> {
  const files = await readBrowserFiles(join(clientDir, '../browser.json'));
  const pages = openPages({ files, theme: shop.theme });
  const app = createApp({ shop, pages, clientDir, shopUrl, limits: scaledLimits(0), log: createLog('silent') });
  try {
    const isThere = async (path: string) => (await app.hono.request(path)).status < 400;
    return await locate(shopDir, await linkProblems(shop.content, isThere));
  } finally {
    app.stop();
  }
}
