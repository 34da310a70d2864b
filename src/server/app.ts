import { type Context, Hono } from 'hono';
import { deliveryTerms } from '../delivery/terms.ts';
import { DOWNLOAD_PART } from '../orders/downloads/model.ts';
import { serveDownload } from '../orders/downloads/wire.server.ts';
import { ORDER_PATH } from '../orders/path.ts';
import { NOTIFY_PATH } from '../orders/pay/pay.server.ts';
import { SIMULATOR_PATH } from '../payments/open.server.ts';
import { createSessions } from '../session/service.server.ts';
import { LIMITS, type Limits } from '../settings/limits.ts';
import tokens from '../ui/styles/tokens.css?raw';
import { createCallHandler } from './ajax/callHandler.ts';
import { jsonError } from './answers.ts';
import { createCacheDependencies } from './cache/cacheDependencies.ts';
import { type CacheHandler, createCacheHandler } from './cache/cacheHandler.ts';
import { createPageCache } from './cache/pageCache.ts';
import { warmPages } from './cache/warm.ts';
import { discovery } from './discovery/discovery.ts';
import { themeColours } from './discovery/themeColours.ts';
import { createDocuments, type Documents, listWords } from './documents.ts';
import { graphWhenAsked } from './graphql/whenAsked.ts';
import { createAllowance } from './http/allowance.ts';
import { boundedBody } from './http/boundedBody.ts';
import { limitKey } from './http/clientAddress.ts';
import { failure, failureOf } from './http/failures.ts';
import { type Env, headed, hungUp, inTime, limiter, readable, visitor, watched, watchedKept } from './http/guards.ts';
import { commonHeaders } from './http/headers.ts';
import { addHealth } from './http/health.ts';
import { createMetrics } from './http/metrics.ts';
import { pageMethods } from './http/pageMethods.ts';
import { sameOrigin } from './http/sameOrigin.ts';
import { createTokenBuckets } from './http/tokenBuckets.ts';
import { bringsFiles } from './http/uploads.ts';
import type { Log } from './log.ts';
import { mountAccountCalls } from './mount/accountCalls.ts';
import { mountAccounts } from './mount/accountsMount.ts';
import { mountAjax } from './mount/ajax.ts';
import { mountBase } from './mount/base.ts';
import { A_DAY, sendFile } from './mount/files.ts';
import { graphAt, mountGraph } from './mount/graph.ts';
import { isOfLines, languagesOf, mountLanguages, speakCalls } from './mount/languages.ts';
import { mountMarkdown } from './mount/markdown.ts';
import { mountOffline } from './mount/offline.ts';
import { oldAddresses } from './mount/oldAddresses.ts';
import { pricedCalls } from './mount/pricedCalls.ts';
import { regionOfVisits } from './mount/regionOfVisits.ts';
import { joinRooms } from './mount/rooms.ts';
import { sameForMost } from './mount/sameForMost.ts';
import { mountSharedFiles } from './mount/sharedFiles.ts';
import { shopForms } from './mount/shopForms.ts';
import { readiness, untilOpen } from './mount/untilOpen.ts';
import { visits } from './mount/visits.ts';
import type { OpenShop } from './open/shop.ts';
import type { Pages } from './pages/model.ts';
import type { Offline } from './pages/offline.server.tsx';

export interface AppOptions {
  shop: OpenShop;
  pages: Pages;
  /** Public origin of the shop. */
  shopUrl: string;
  /** What is shown without a network; missing where there is no built worker. */
  offline?: Offline | undefined;
  /** Folder of the built scripts, styles and fonts. */
  clientDir: string;
  log: Log;
  /** Believes the nearest proxy about who asks. */
  trustProxy?: boolean;
  limits?: Limits;
  /** Memory for kept pages; 0 makes each page anew. */
  pageCacheBytes?: number;
  baseKey?: string | undefined;
}

export interface App {
  hono: Hono<Env>;
  /** Answers with kept pages, before Hono is asked. */
  cacheHandler: CacheHandler;
  /** Answers with kept answers of the personal call, before Hono is asked. */
  callHandler: CacheHandler;
  /** Makes the pages most likely asked for, one after another. Settles when done or stopped. */
  warm(): Promise<void>;
  /** Makes `/readyz` refuse from now on, so that no new visitors are sent here. */
  stop(): void;
  /** Another one answers from now on: lets go of the parts that it shares with that one. */
  retire(): void;
}

/** Every room's wire and every page in one. */
export function createApp(options: AppOptions): App {
  const { shop, pages, shopUrl, clientDir, log, trustProxy = false, limits = LIMITS, pageCacheBytes = 0 } = options;
  const { clock, texts } = shop;
  const app = new Hono<Env>({ getPath: graphAt(shop.file.graphql) });
  const colours = themeColours([tokens, shop.theme.css]);
  const visitorOf = (c: Context<Env>) => limitKey(visitor(c, trustProxy));
  const begun = createTokenBuckets({ name: 'sessions', ...limits.rates.sessions, most: limits.addresses, clock });
  const withVisit = visits({
    ...{ sessions: createSessions(shop.db, clock), shopUrl, measuring: shop.measuring },
    mayBegin: (c) => begun.take(visitorOf(c)) === 0,
    ...regionOfVisits(shop),
  });
  const mayTryCode = createAllowance('codes', limits, clock, shop.db);
  const onError = (error: unknown, requestId: string) => log.error('unexpected', { requestId, error });
  const facts = createCacheDependencies({
    db: shop.db,
    listing: shop.listing,
    clock,
    newDays: shop.file.listing.new_days,
    shipping: deliveryTerms(shop.file).settings,
    announcements: shop.announcements,
  });
  const calls = pricedCalls(shop, withVisit, facts, (priced, country) => {
    const rooms = joinRooms(priced, limits, mayTryCode, country);
    const graph = graphWhenAsked({ file: shop.file, parts: rooms.graphParts, texts: priced.texts, clock, onError });
    return { rooms, graph, hotspots: priced.hotspots, texts: priced.texts };
  });
  const cache = createPageCache({
    maxBytes: pageCacheBytes,
    clock,
    facts,
    make: (address, requestId) => documents.make(address, requestId),
    onError,
  });
  const metrics = createMetrics(
    () => cache.stats,
    () => shop.search.outside,
  );
  const uploadLimits = { bytes: limits.uploadBytes, parts: limits.uploadParts, stallMs: limits.uploadStall };
  const forms = shopForms(shop, limits, shopUrl);
  const documents: Documents = createDocuments({
    shop,
    pages,
    shopUrl,
    themeColours: colours,
    cache,
    withVisit,
    forms,
    mayTryCode,
    mayOrder: createAllowance('orders', limits, clock),
    files: { uploads: shop.uploads, limits: uploadLimits },
    visitorOf,
    onError,
  });
  const common = commonHeaders(shopUrl);
  const limited = limiter({ limits, trustProxy, clock, texts, metrics });
  let stopping = false;

  app.use(watched(log, metrics));
  app.use(headed(common));
  addHealth(app, { ready: readiness(shop), stopping: () => stopping, metrics });
  app.use(readable(limits, texts));
  app.use(inTime(limits, texts, bringsFiles));
  app.use('/accounts/*', speakCalls(shop));
  mountAccounts(app, { passkeys: shop.passkeys, withVisit, limited: limited('ajax'), now: clock });
  app.use(sameOrigin(shopUrl, texts));
  app.onError((error, c) => {
    if (hungUp(c)) return failure(c, 'stalled', texts, c.get('requestId'));
    onError(error, c.get('requestId'));
    return failure(c, failureOf(error), texts, c.get('requestId'));
  });

  const tooLarge = (c: Context<Env>) => failure(c, 'too_large', texts, c.get('requestId'));
  const whenOpen = untilOpen(shop);
  const formBody = boundedBody(limits.formBytes, tooLarge);
  const basketBody = boundedBody(limits.basketBytes, tooLarge);
  const ajaxRates = limited.counted('ajax');
  mountAjax(app, {
    ...{ shop, calls, forms, withVisit, visitorOf, mayTryCode, onError },
    uploads: { uploads: shop.uploads, texts, limits: uploadLimits },
    guards: { whenOpen, limited, ajax: limited('ajax', ajaxRates), formBody, basketBody },
  });
  mountAccountCalls(app, { ...shop, withVisit, limited: limited('ajax'), languages: languagesOf(shop) });
  // Signed by the provider, and told again until it is taken; nobody's browser comes here.
  app.post(NOTIFY_PATH, limited('ajax'), formBody, async (c) => {
    const taken = await shop.pay.notified(await c.req.text(), c.req.raw.headers);
    return taken === 'taken' ? c.body(null, 200) : jsonError(c, 400, 'notification', 'This is no notification of ours');
  });
  mountBase(app, { shop, shopUrl, key: options.baseKey, guards: [limited('connector'), formBody] });
  mountGraph(app, { calls, withVisit, visitorOf, guards: [whenOpen, speakCalls(shop), limited('graphql')] });
  mountSharedFiles(app, shop, clientDir);
  if (options.offline) mountOffline(app, options.offline);
  app.get(`${ORDER_PATH}/:number/${DOWNLOAD_PART}`, limited('ajax'), async (c, next) => {
    return (await serveDownload(c, shop.orders.downloads)) ?? next();
  });

  const { simulator } = shop.payments;
  if (simulator) {
    app.use(`${SIMULATOR_PATH}/*`, limited('documents'));
    app.route(SIMULATOR_PATH, simulator.pages);
    simulator.connect(async (request) => app.fetch(request));
  }

  app.use(whenOpen);
  mountLanguages(app, shop, shopUrl);
  mountMarkdown(app, shop, shopUrl, limited('documents'));
  app.route('/', discovery({ shop, shopUrl, clientDir, colours }));
  const movedTo = oldAddresses(shop);
  app.get('*', async (c, next) => {
    const to = await movedTo(new URL(c.req.url));
    if (to !== undefined) return c.redirect(to, 301);
    return (await sendFile(c, clientDir, c.req.path.slice(1), A_DAY)) ?? next();
  });
  app.all(
    '*',
    limited('documents'),
    pageMethods(texts),
    (c, next) => {
      if (bringsFiles(c)) return next();
      return isOfLines(c) ? basketBody(c, next) : formBody(c, next);
    },
    (c) => documents.answer(c),
  );
  let over = false;
  const ended = () => {
    over = true;
    metrics.stop();
    cache.stop();
  };
  const answered = watchedKept(log, metrics);
  const warm = () => warmPages(shop, cache, () => over).catch((error) => onError(error, 'warm'));
  return {
    hono: app,
    cacheHandler: createCacheHandler({
      cache,
      lists: listWords(shop),
      seesOwn: documents.seesOwn,
      common,
      clock,
      answered,
    }),
    callHandler: createCallHandler({
      kept: calls.keptForMost.whole,
      isForMost: sameForMost(shop, shopUrl),
      mayAsk: (address) => ajaxRates.take(limitKey(address)) === 0,
      ...{ shopUrl, trustProxy, common, answered },
    }),
    warm: async () => void (pageCacheBytes > 0 && (await warm())),
    stop() {
      stopping = true;
      ended();
    },
    retire() {
      ended();
      facts.stop();
    },
  };
}
