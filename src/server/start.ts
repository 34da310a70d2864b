import { mkdir } from 'node:fs/promises';
import { serve } from '@hono/node-server';
import type { Settings } from '../settings/env.server.ts';
import { describeProblem } from '../settings/problem.ts';
import { createApp } from './app.ts';
import { finishedPages } from './document/finishPages.ts';
import { greeting } from './greeting.ts';
import { createLog, type Log } from './log.ts';
import { builtPages, type Pages } from './pages.ts';
import { StartError } from './problems.ts';
import { type OpenShop, openShop } from './shop.ts';
import { warmUp } from './warmUp.ts';

export interface StartOptions {
  settings: Settings;
  /** The program's own folder of built files. */
  clientDir: string;
  say(line: string): void;
  pages?: Pages;
}

/** Opens the shop to the world; settles once it answers. */
export async function start({ settings, clientDir, say, pages }: StartOptions): Promise<{ stop(): Promise<void> }> {
  const log = createLog(settings.logLevel);
  await mkdir(settings.dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `The data folder ${settings.dataDir} cannot be made (${error.code}). Name another: DATA_DIR=path npm start`,
    );
  });
  const shop = await openShop(settings, {
    say,
    onError: (error) => log.error('background', { error }),
    onRefused: (reason, host) => log.warn('feed picture', { reason, host }),
  });
  const finished = await finishedPages(pages ?? (await builtPages()), { clientDir, theme: shop.theme });
  const server = await listen(settings, shop, clientDir, log, finished).catch(async (error) => {
    await shop.close();
    throw error;
  });
  for (const problem of shop.problems) say(`  ! ${describeProblem(problem)}`);
  for (const line of greeting(settings, shop, shop.listing.size())) say(line);
  return {
    stop: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      await shop.close();
    },
  };
}

function listen(
  settings: Settings,
  shop: OpenShop,
  clientDir: string,
  log: Log,
  pages: Pages,
): Promise<ReturnType<typeof serve>> {
  const app = createApp({
    shop,
    pages,
    clientDir,
    shopUrl: settings.shopUrl,
    onError: (error, requestId) => log.error('unexpected', { requestId, error }),
  });
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: settings.port, hostname: settings.host }, () => {
      const warming = warmUp(shop, (path) => app.request(path), log);
      server.on('close', () => void warming.stop());
      resolve(server);
    });
    server.on('error', reject);
  });
}
