import { mkdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { foreignHost, tilesOf } from '../map/tiles.ts';
import type { Settings } from '../settings/env.server.ts';
import { LIMITS, scaledLimits } from '../settings/limits.ts';
import { describeProblem } from '../settings/problem.ts';
import { type App, createApp } from './app.ts';
import { startBackground } from './background.ts';
import { readBrowserFiles } from './document/browserFiles.ts';
import { listener } from './http/listener.ts';
import { createLog } from './log.ts';
import { serviceApart } from './open/accounts.ts';
import { greeting } from './open/greeting.ts';
import { StartError } from './open/problems.ts';
import { openShop } from './open/shop.ts';
import { openPages } from './pages/open.ts';
import { warmUp } from './warmUp.ts';

/** Longer than a reverse proxy keeps its connections, so that none is closed as it is used again. */
const KEEP_ALIVE_MS = 75_000;
const IDLE_CHECK_MS = 100;
/** Interval at which Node looks for connections over their time; its own 30 s would add that much. */
const TIME_CHECK_MS = 1000;

export interface StartOptions {
  settings: Settings;
  /** The program's own folder of built files. */
  clientDir: string;
  say(line: string): void;
}

/** Opens the shop to the world; settles once it answers. */
export async function start({ settings, clientDir, say }: StartOptions): Promise<{ stop(): Promise<void> }> {
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
    onPayment: (detail) => log.warn('payment', { ...detail }),
    onSlow: (sql, ms) => log.warn('slow_statement', { sql, ms: Math.round(ms * 10) / 10 }),
  });
  const { shopUrl, trustProxy, pageCacheBytes } = settings;
  const limits = scaledLimits(settings.rateLimits);
  const starting = async () => {
    const apart = serviceApart(shop.file, shopUrl);
    const tiles = tilesOf(shop.file);
    const extras = {
      formAction: shop.payments.formTargets,
      ...(apart === undefined ? {} : { connect: [apart] }),
      ...(tiles && foreignHost(tiles) !== undefined ? { images: [new URL(tiles.address).origin] } : {}),
    };
    const files = await readBrowserFiles(join(clientDir, '../browser.json'));
    const pages = openPages({ files, theme: shop.theme, extras });
    const app = createApp({ shop, pages, clientDir, shopUrl, trustProxy, log, limits, pageCacheBytes });
    return { app, server: await listen(settings, app) };
  };
  const { app, server } = await starting().catch(async (error) => {
    await shop.close();
    throw error;
  });
  for (const problem of shop.problems) say(`  ! ${describeProblem(problem)}`);
  for (const line of greeting(settings, shop, shop.listing.size())) say(line);
  void app.warm();
  const background = startBackground(shop, settings, log);
  const pictures = warmUp(shop, (path) => app.hono.request(path), log);
  return {
    stop: async () => {
      app.stop();
      await pictures.stop();
      await closed(server);
      await background.stop();
      await shop.close();
    },
  };
}

/** Takes no new connections; those that are open may finish what they are at, for a while. */
function closed(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const end = setTimeout(() => server.closeAllConnections(), LIMITS.stopTimeout);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(idle);
      clearTimeout(end);
      resolve();
    });
  });
}

function listen({ port, host }: Settings, app: App): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: LIMITS.headersTimeout,
      requestTimeout: LIMITS.requestTimeout,
      connectionsCheckingInterval: TIME_CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    listener(app),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
