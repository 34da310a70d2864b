import { readLawAttachment } from '../catalogue/guarantee/lawFolder.server.ts';
import { tellLeft } from '../catalogue/untold.server.ts';
import { sweepNewsletter } from '../content/newsletter/service.server.ts';
import { pollPoints } from '../delivery/points/poll.server.ts';
import { sweepSentForms } from '../forms/sentForms.server.ts';
import { HOUR, MINUTE, SECOND } from '../kit/clock.ts';
import { createDrain } from '../kit/drain.ts';
import { createJob, type Job } from '../kit/job.ts';
import { createDelivery } from '../mail/service.server.ts';
import { mailTransport } from '../mail/transport.server.ts';
import { sweepOrderClaims } from '../orders/account/claims.server.ts';
import { readTermsAttachment } from '../orders/emails/keptTerms.server.ts';
import { forgetOrders } from '../orders/forget.server.ts';
import { postEvent } from '../orders/webhook/post.server.ts';
import { createWebhookDelivery } from '../orders/webhook/service.server.ts';
import { sweepPriceAlerts, watchPrices } from '../product/priceAlert/service.server.ts';
import { sweepPhrases } from '../search/phrases.server.ts';
import { sweepRates } from '../session/rates.server.ts';
import { createSessions } from '../session/service.server.ts';
import type { Settings } from '../settings/env.server.ts';
import { sweepDrafts } from '../withdrawals/drafts.server.ts';
import type { Log } from './log.ts';
import { emailTerms } from './open/openBase.ts';
import { keepLists } from './open/openLists.ts';
import type { OpenShop } from './open/shop.ts';
import { others } from './processes/others.ts';
import { startSearchKeeping } from './searchKeeping.ts';

/** Interval of looking for mails and events that another process has queued, or whose next try is due. */
const MAIL_EVERY = 30 * SECOND;
const SWEEP_EVERY = HOUR;
/** Interval of looking for orders that were not paid in time. */
const EXPIRE_EVERY = MINUTE;
/** Interval of looking for subscriptions with something to do. */
const SUBSCRIBED_EVERY = 10 * MINUTE;
/** Interval of looking whether prices have come down that somebody waits for. */
const PRICES_EVERY = 5 * MINUTE;
/** Interval of looking for orders whose buyers are to be asked for opinions. */
const ASK_EVERY = 10 * MINUTE;
/** Interval of looking whether a carrier's list of points is old. */
const POINTS_EVERY = HOUR;
/** Interval of looking whether a feed is to be asked for news. */
const FEEDS_EVERY = 15 * MINUTE;
/** Interval of looking whether lists and words are to be kept for the next start. */
const KEEP_EVERY = 10 * MINUTE;
/** Interval of looking for sales that a process has not told of before it died. */
const TELL_EVERY = SECOND;
/** Interval of looking for products that another process has brought back, and that people wait for. */
const BACK_EVERY = 5 * SECOND;
/** Interval of asking the provider for payments it has not reported, and of sending refunds. */
const PAY_EVERY = 15 * SECOND;

/** What processes that only answer tell the one that works: something waits to be sent. */
const MAIL = 'mail';
const EVENTS = 'events';
const BACK = 'back';

export interface Background {
  /** Settles when nothing is under way any more. */
  stop(): Promise<void>;
}

type Where = Pick<Settings, 'dataDir' | 'smtpUrl' | 'shopUrl' | 'webhook' | 'inpost' | 'search'>;

/** The little that an open shop does in the background where another process does the rest. */
export function startListening(shop: OpenShop): Background {
  shop.mailbox.onWaiting(() => others.tell(MAIL));
  shop.webhooks?.onWaiting(() => others.tell(EVENTS));
  shop.notices.onBack(() => others.tell(BACK));
  const sold = setInterval(() => shop.search.readSold(), SWEEP_EVERY).unref();
  shop.search.readSold();
  return { stop: async () => clearInterval(sold) };
}

/** Starts the work of an open shop in the background: sending mail, ending orders, removing old data. */
export function startBackground(shop: OpenShop, settings: Where, log: Log): Background {
  const { db, clock, mailbox, notices, orders, subscriptions, asking, pay, uploads, customers, passkeys } = shop;
  const sessions = createSessions(db, clock);
  const delivery = createDelivery({
    db,
    clock,
    readFile: (file) =>
      readLawAttachment(shop.files, file) ?? readTermsAttachment(shop.files, file) ?? uploads.read(file),
    transport: mailTransport({ name: shop.file.name, address: shop.file.company.email }, settings),
    onFailure: ({ error, kind, tries, givenUp }) =>
      log[givenUp ? 'error' : 'warn']('mail', { kind, tries, ...codesOf(error) }),
  });
  const { webhook } = settings;
  const events = createWebhookDelivery({
    db,
    clock,
    post: webhook && ((event) => postEvent(webhook, event)),
    onFailure: ({ error, type, tries, givenUp }) =>
      log[givenUp ? 'error' : 'warn']('webhook', { type, tries, reason: (error as { reason?: unknown }).reason }),
  });
  const told = (error: unknown) => log.error('background', { error });
  const send = () => void delivery.run().catch(told);
  const tell = () => void events.run().catch(told);

  // What comes back while people are written to is looked at after that, so that none waits for the next look.
  const ending = new AbortController();
  const back = createDrain(async () => (await notices.tellBack(ending.signal)) > 0 || undefined);
  const tellBack = () => void back.run().catch(told);

  // Each job by itself: what is slow, or waits for others' servers, keeps nothing else waiting. None needs another to
  // stand still, because the processes of a shop, and the shops before and after an edit, do them at once as well.
  const jobs: Job[] = [];
  const timers: NodeJS.Timeout[] = [];
  const every = (ms: number, work: (signal: AbortSignal) => Promise<unknown>): (() => void) => {
    const job = createJob(work, told);
    jobs.push(job);
    timers.push(setInterval(job.run, ms).unref());
    return job.run;
  };

  const sweep = every(SWEEP_EVERY, async (signal) => {
    shop.search.readSold();
    for (const step of [
      () => sessions.sweep(),
      () => sweepRates(db, clock()),
      () => sweepSentForms(db, clock()),
      () => notices.sweep(),
      () => sweepNewsletter(db, clock()),
      () => sweepOrderClaims(db, clock()),
      () => sweepPriceAlerts(db, clock()),
      () => sweepDrafts(db, clock()),
      () => sweepPhrases(db, clock()),
      () => shop.giftCards.sweep(),
      () => forgetOrders({ db, clock, uploads, baskets: shop.baskets, years: shop.file.order.keep_years }),
      () => uploads.sweep(),
      () => customers.sweep(),
      () => passkeys.sweep(),
      () => delivery.sweep(),
      () => events.sweep(),
    ]) {
      if (signal.aborted) return;
      await step().catch(told);
    }
  });
  const expire = every(EXPIRE_EVERY, () => orders.expire());
  const tellSold = every(TELL_EVERY, () => tellLeft(db));
  every(PAY_EVERY, (signal) => pay.catchUp(signal));
  const subscribed = every(SUBSCRIBED_EVERY, () => subscriptions.run());
  const emails = emailTerms(shop.file, shop.texts, { shopUrl: settings.shopUrl, words: shop.spoken });
  const terms = { currency: shop.file.currency, priceType: shop.file.price_type };
  const watched = every(PRICES_EVERY, () => {
    const { products } = shop.catalogue;
    return watchPrices({ db, clock, mailbox, emails, terms, products, contextOf: shop.contextOf });
  });
  const asks = every(ASK_EVERY, () => asking.run());
  const { inpost: source } = settings;
  const lists = new Set(shop.file.delivery.flatMap(({ points, points_from: from }) => (from && points) ?? []));
  const polls = every(POINTS_EVERY, async (signal) => {
    if (!source) return;
    for (const list of lists) {
      if (signal.aborted) return;
      await pollPoints({ db, clock, list, source, signal }).catch((error) => {
        signal.throwIfAborted();
        told(error);
      });
    }
  });
  const feed = every(FEEDS_EVERY, (signal) => pollFeeds(shop, log, signal));
  const outside = settings.search && startSearchKeeping(shop, settings.search, log);
  const keeps = every(KEEP_EVERY, () => keepLists(shop.kept.lists));
  void shop.opened.words.then(keeps);
  mailbox.onWaiting(send);
  shop.webhooks?.onWaiting(tell);
  notices.onBack(tellBack);
  others.hear(MAIL, send);
  others.hear(EVENTS, tell);
  others.hear(BACK, tellBack);
  timers.push(setInterval(send, MAIL_EVERY).unref(), setInterval(tell, MAIL_EVERY).unref());
  timers.push(setInterval(tellBack, BACK_EVERY).unref());
  for (const begin of [send, tell, expire, tellSold, tellBack, subscribed, watched, asks, polls, feed, sweep]) begin();
  return {
    // Kept, so that they go on hearing.
    ...{ send, tell, tellBack },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      ending.abort();
      await Promise.all([delivery, events, back, ...jobs, ...(outside ? [outside] : [])].map((one) => one.stop()));
    },
  };
}

/** Asks the feeds of the shop's file for news, one after another. */
async function pollFeeds(shop: OpenShop, log: Log, signal: AbortSignal): Promise<void> {
  const { db, clock, file, notices } = shop;
  if (file.feeds.length === 0) return;
  const { pollFeed } = await import('../catalogue/import/poll.server.ts');
  for (const { url, hours } of file.feeds) {
    if (signal.aborted) return;
    const host = new URL(url).hostname;
    const vat = { bp: Math.round(file.vat * 100), exempt: false };
    const options = { db, clock, vat, onStockBack: notices.stockBack, signal };
    const done = await pollFeed({ url, hours }, options).catch((error) => {
      signal.throwIfAborted();
      log.warn('feed', { host, reason: error instanceof Error ? error.message : 'unknown' });
    });
    if (done && 'report' in done) {
      const { added, changed, unchanged, skippedCount: skipped } = done.report;
      log.info('feed', { host, added, changed, unchanged, skipped });
    }
  }
}

/** Codes of an error alone: the message of a mail server names people. */
function codesOf(error: unknown): Record<string, unknown> {
  const { code, responseCode } = ((error as Error).cause ?? error) as { code?: unknown; responseCode?: unknown };
  return { code, responseCode };
}
