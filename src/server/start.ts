import { mkdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { isLoopbackUrl } from '../kit/network.ts';
import { foreignHost, tilesOf } from '../map/tiles.ts';
import type { Settings } from '../settings/env.server.ts';
import { LIMITS, scaledLimits } from '../settings/limits.ts';
import { describeProblems } from '../settings/problem.ts';
import { type App, createApp } from './app.ts';
import { type BrowserFiles, readBrowserFiles } from './document/browserFiles.ts';
import { folderStateAtOnce } from './edits/folderState.ts';
import { createPanel } from './edits/panel.ts';
import { watchFolder } from './edits/watchFolder.ts';
import { listener } from './http/listener.ts';
import { type LiveShop, openLive } from './live.ts';
import { createLog, type Log } from './log.ts';
import { serviceApart } from './open/accounts.ts';
import { greeting } from './open/greeting.ts';
import { recallReadings } from './open/keptReadings.ts';
import { StartError } from './open/problems.ts';
import { type OpenOptions, type OpenShop, openShop } from './open/shop.ts';
import { openOffline, readWorker } from './pages/offline.server.tsx';
import { openPages } from './pages/open.ts';
import { reasonOf } from './searchKeeping.ts';
import { warmUp } from './warmUp.ts';

/** Longer than a reverse proxy keeps its connections, so that none is closed as it is used again. */
const KEEP_ALIVE_MS = 75_000;
const IDLE_CHECK_MS = 100;
/** Interval at which Node looks for connections over their time; its own 30 s would add that much. */
const TIME_CHECK_MS = 1000;
/** Time for which work that the first page does not need waits for that page. */
const FIRST_ANSWER_MS = 200;

export interface StartOptions {
  settings: Settings;
  /** The program's own folder of built files. */
  clientDir: string;
  /** A name that no other program has; undefined where it runs from its sources, which may change under one name. */
  program: string | undefined;
  say(line: string): void;
}

export interface Started {
  /** Settles once lists and searches are answered too. */
  opened: Promise<unknown>;
  stop(): Promise<void>;
}

/** Opens the shop to the world; settles once it answers with what needs no lists. */
export async function start({ settings, clientDir, program, say }: StartOptions): Promise<Started> {
  const log = createLog(settings.logLevel);
  await mkdir(settings.dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `The data folder ${settings.dataDir} cannot be made (${error.code}). Name another: DATA_DIR=path npm start`,
    );
  });
  const onError = (error: unknown) => log.error('background', { error });
  // Before the folder is read: what is saved meanwhile is an edit.
  const from = folderStateAtOnce(settings.shopDir);
  const opening: OpenOptions = {
    onError,
    onRefused: (reason, host) => log.warn('feed picture', { reason, host }),
    onPayment: (detail) => log.warn('payment', { ...detail }),
    onOutside: (error) =>
      error ? log.warn('search', { answers: 'own', ...reasonOf(error) }) : log.info('search', { answers: 'outside' }),
    onSlow: (sql, ms) => log.warn('slow_statement', { sql, ms: Math.round(ms * 10) / 10 }),
  };
  const keepReadings = program === undefined ? undefined : await recallReadings(settings.dataDir, program);
  const answered = Promise.withResolvers<void>();
  const shop = await openShop(settings, { ...opening, early: answered.promise, say });
  void keepReadings?.().catch(onError);
  const starting = async () => {
    const files = await readBrowserFiles(join(clientDir, '../browser.json'));
    const worker = await readWorker(clientDir, files);
    const appOver = (shop: OpenShop) => appOf(shop, { settings, clientDir, log, files, worker });
    const live = openLive(shop, { settings, appOver, log, say, opening });
    return { live, server: settings.role === 'work' ? undefined : await listen(settings, live) };
  };
  const { live, server } = await starting().catch(async (error) => {
    await shop.close();
    throw error;
  });
  for (const line of describeProblems(shop.problems)) say(`  ! ${line}`);
  const lines = settings.role === 'work' ? [`  ${shop.file.name}: works in the background`] : greeting(settings, shop);
  for (const line of lines) say(line);
  void shop.opened.lists.then(() => say(`  Lists are ready: ${shop.listing.size()} products`));
  // Nothing else keeps a process that does not answer.
  const kept = server ? undefined : setInterval(() => {}, IDLE_CHECK_MS * 1000);
  let stopped = false;
  const working = answered.promise.then(() => {
    if (stopped) return undefined;
    live.begin();
    return watchFolder({ folder: settings.shopDir, from, onChange: live.edited, onError });
  });
  if (server) firstAnswer(server, answered.resolve);
  else answered.resolve();
  // One process makes the pictures for all.
  const warms = (settings.worker ?? 1) === 1;
  const pictures = warms ? warmUp(shop, (path) => live.app.hono.request(path), log) : undefined;
  return {
    opened: shop.opened.words,
    stop: async () => {
      clearInterval(kept);
      stopped = true;
      answered.resolve();
      await (await working)?.stop();
      live.app.stop();
      await pictures?.stop();
      if (server) await closed(server);
      await live.stop();
      await live.shop.close();
    },
  };
}

/** Calls `then` once somebody has had a page, or nobody has asked for one. */
function firstAnswer(server: Server, then: () => void): void {
  server.once('request', (_request, response) => response.once('close', then));
  setTimeout(then, FIRST_ANSWER_MS);
}

interface AppParts extends Pick<StartOptions, 'settings' | 'clientDir'> {
  log: Log;
  files: BrowserFiles;
  /** Code of the service worker. */
  worker: string | undefined;
}

function appOf(shop: OpenShop, { settings, clientDir, log, files, worker }: AppParts): App {
  const { shopUrl, trustProxy, pageCacheBytes, baseKey } = settings;
  const apart = serviceApart(shop.file, shopUrl);
  const tiles = tilesOf(shop.file);
  const extras = {
    formAction: shop.payments.formTargets,
    ...(apart === undefined ? {} : { connect: [apart] }),
    ...(tiles && foreignHost(tiles) !== undefined ? { images: [new URL(tiles.address).origin] } : {}),
  };
  const pages = openPages({ files, theme: shop.theme, extras });
  const offline =
    worker === undefined
      ? undefined
      : openOffline({
          files,
          code: worker,
          theme: shop.theme,
          shop: shop.file,
          texts: shop.texts,
          spoken: shop.spoken,
        });
  const limits = scaledLimits(settings.rateLimits);
  return createApp({ shop, pages, offline, clientDir, shopUrl, trustProxy, log, limits, pageCacheBytes, baseKey });
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

function listen({ port, host, panel, shopUrl }: Settings, live: LiveShop): Promise<Server> {
  const shown =
    panel && isLoopbackUrl(shopUrl)
      ? createPanel(
          () => live.told,
          () => live.shop.texts,
        )
      : undefined;
  const server = createServer(
    {
      headersTimeout: LIMITS.headersTimeout,
      requestTimeout: LIMITS.requestTimeout,
      connectionsCheckingInterval: TIME_CHECK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    listener(() => live.app, shown),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
