import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../settings/env.server.ts';
import { describeProblem } from '../../settings/problem.ts';
import { openShop } from '../open/shop.ts';
import { runTold } from './run.ts';

/** Opens the shop in a store of its own, tells every mistake, and throws the store away. 1 when there is a mistake. */
export async function runCheck(settings: Settings): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'witryna-check-'));
  try {
    return await runTold(settings, async () => {
      const shop = await openShop({ ...settings, dataDir, databaseUrl: undefined });
      const products = shop.listing.size();
      await shop.close();
      for (const problem of shop.problems) process.stdout.write(`${describeProblem(problem)}\n`);
      process.stdout.write(`${products} products, ${shop.problems.length} mistakes in ${settings.shopDir}\n`);
      return shop.problems.length === 0 ? 0 : 1;
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
