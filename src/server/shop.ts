import { join } from 'node:path';
import type { Passkeys } from '../accounts/service.server.ts';
import { loadRebates } from '../basket/rebates/load.server.ts';
import { type Baskets, createBaskets } from '../basket/service.server.ts';
import { openCatalogueFolder } from '../catalogue/import/openFolder.server.ts';
import { type Catalogue, createCatalogue } from '../catalogue/service.server.ts';
import { pointStyles } from '../content/pointStyles.ts';
import { type Content, loadContent } from '../content/service.server.ts';
import { stripStyles } from '../content/strips/marks.ts';
import { createStrips, type Strips } from '../content/strips/service.server.ts';
import { createPoints, type Points } from '../customers/points/service.server.ts';
import type { Customers } from '../customers/service.server.ts';
import { type Db, openDatabase } from '../db/open.server.ts';
import { countryProblems } from '../delivery/countries.ts';
import { loadPoints, type PointLists } from '../delivery/points.server.ts';
import { fileTerms } from '../files/model.ts';
import { createUploads, type Uploads } from '../files/service.server.ts';
import { loadGiftCards } from '../giftCards/load.server.ts';
import { createGiftCards, type GiftCards } from '../giftCards/service.server.ts';
import { type Clock, systemClock } from '../kit/clock.ts';
import { createListing, type Listing } from '../listing/service.server.ts';
import type { LetterTerms } from '../mail/letter.ts';
import { createMailbox, type Mailbox } from '../mail/service.server.ts';
import { loadDownloads } from '../orders/downloads/load.server.ts';
import type { OrderLetterTerms } from '../orders/letters/terms.ts';
import { createPay, type Pay } from '../orders/pay/pay.server.ts';
import { payTexts } from '../orders/pay/texts.ts';
import { type OpenPayments, openPayments } from '../orders/payments/open.server.ts';
import type { ProblemDetail } from '../orders/payments/port.ts';
import type { Orders } from '../orders/service.server.ts';
import { createWebhookQueue, type WebhookQueue } from '../orders/webhook/service.server.ts';
import { keepMeasures, recallMeasures } from '../pictures/measure.server.ts';
import { createPictures, type Pictures } from '../pictures/service.server.ts';
import { createStockNotices, type StockNotices } from '../product/observe/service.server.ts';
import type { Settings } from '../settings/env.server.ts';
import type { Problem } from '../settings/problem.ts';
import type { ShopFile } from '../settings/shopFile.ts';
import { loadTexts } from '../settings/texts.server.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { openAccounts } from './accounts.ts';
import { textKeys } from './allTexts.ts';
import { basketRules } from './basketRules.ts';
import { customerHooks } from './customerHooks.ts';
import { openedAt } from './openedAt.ts';
import { readShopFile, readTheme } from './shopFolder.ts';
import { shopOrders } from './shopOrders.ts';
import { addressBytes } from './uploads.ts';

/** An open shop: everything the pages and calls are answered from. */
export interface OpenShop {
  db: Db;
  file: ShopFile;
  texts: TextOverrides;
  content: Content;
  strips: Strips;
  catalogue: Catalogue;
  listing: Listing;
  clock: Clock;
  theme: { css: string; href: string };
  pictures: Pictures;
  uploads: Uploads;
  baskets: Baskets;
  giftCards: GiftCards;
  mailbox: Mailbox;
  notices: StockNotices;
  orders: Orders;
  pay: Pay;
  /** Undefined where the merchant has no program that is told. */
  webhooks: WebhookQueue | undefined;
  /** Pickup points by the name of their list. */
  points: PointLists;
  customers: Customers;
  /** Points of customers, a loyalty programme. */
  loyalty: Points;
  passkeys: Passkeys;
  /** Folder of the files that product pages hand out. */
  attachmentsDir: string;
  payments: OpenPayments;
  problems: Problem[];
  close(): Promise<void>;
}

export interface OpenOptions {
  clock?: Clock;
  /** Called with what is being done, for a person who waits. */
  say?(line: string): void;
  /** Called with failures in the background. */
  onError?(error: unknown): void;
  /** Called when a picture of a feed was not fetched. */
  onRefused?(reason: string, host: string): void;
  /** Called with the SQL, never its values, of each slow statement once the shop is open, and the time in ms. */
  onSlow?(sql: string, ms: number): void;
  /** Called with failed calls to the payment provider. */
  onPayment?(detail: ProblemDetail): void;
}

/** Terms that every e-mail of a shop has in common. */
export const letterTerms = (file: ShopFile, texts: TextOverrides, shopUrl: string): LetterTerms => ({
  texts,
  shopName: file.name,
  shopUrl,
  company: file.company,
});

/** Further terms of e-mails about orders. */
export const orderLetterTerms = (letters: LetterTerms, file: ShopFile, content: Content): OrderLetterTerms => ({
  ...letters,
  file,
  ...(content.page(TERMS) ? { termsHref: `${letters.shopUrl}/strona/${TERMS}` } : {}),
});

const TERMS = 'regulamin';

export const databasePlace = (settings: Settings) =>
  settings.databaseUrl === undefined ? { file: join(settings.dataDir, 'shop.sqlite') } : { url: settings.databaseUrl };

/** Opens the folder, the store and the index. Throws StartError or DatabaseError when the owner can mend it. */
export async function openShop(
  settings: Settings,
  { clock = systemClock, say, onError = () => {}, onRefused, onSlow, onPayment }: OpenOptions = {},
): Promise<OpenShop> {
  const { file, problems } = await readShopFile(settings.shopDir);
  const picturesCache = join(settings.dataDir, 'pictures');
  const measures = join(picturesCache, 'measures.json');
  await recallMeasures(measures);
  const texts = await loadTexts(settings.shopDir, textKeys);
  const { content, problems: contentProblems } = await loadContent(settings.shopDir);
  // While the shop is being filled, long statements are its work.
  let open = false;
  const slow = onSlow && ((sql: string, ms: number) => open && onSlow(sql, ms));
  const db = await openDatabase({ ...databasePlace(settings), onError, onSlow: slow });
  const mailbox = createMailbox(clock);
  const webhooks = settings.webhook && createWebhookQueue(clock);
  const letters = letterTerms(file, texts.overrides, settings.shopUrl);
  const notices = createStockNotices({ db, clock, mailbox, letters });
  const { shopUrl, rateLimits } = settings;
  const terms = fileTerms(file.files);
  const mayKeep = addressBytes(terms, rateLimits, clock);
  const uploads = createUploads({ db, clock, folder: join(settings.dataDir, 'files'), terms, mayKeep });
  const hooks = customerHooks({ db, clock, uploads });
  const accounts = openAccounts({ db, clock, mailbox, letters, file, shopUrl, rateLimits, hooks });
  try {
    const firstOpened = await openedAt(db, clock);
    say?.('Reading the products');
    const opened = await openCatalogueFolder(db, {
      folder: settings.shopDir,
      shop: file,
      clock,
      openedAt: firstOpened,
      onStockBack: notices.stockBack,
    });
    const catalogue = createCatalogue(db, file.price_type);
    const { categories } = await catalogue.names();
    const { rebates, problems: rebateProblems } = await loadRebates(settings.shopDir, {
      openedAt: firstOpened,
      hasCategory: (slug) => categories.bySlug(slug) !== undefined,
    });
    const { points, problems: pointProblems } = await loadPoints(settings.shopDir, file);
    const { giftCards: cardRules, problems: cardProblems } = await loadGiftCards(settings.shopDir, catalogue.products);
    const giftCards = createGiftCards({ db, clock, rules: cardRules });
    const { downloads, problems: downloadProblems } = await loadDownloads(settings.shopDir, catalogue.products);
    // Another start measures again what could not be kept.
    keepMeasures(measures).catch(onError);
    const listing = await createListing({ catalogue, clock, onError });
    const strips = createStrips(content.strips, {
      currency: file.currency,
      returnDays: file.return_days,
      freeDeliveryFrom: file.free_delivery_from,
      openedAt: firstOpened,
    });
    const payments = await openPayments({
      settings: settings.payments,
      shopUrl: settings.shopUrl,
      dataDir: settings.dataDir,
      clock,
      texts: texts.overrides,
      onError,
      ...(onPayment ? { onProblem: onPayment } : {}),
    });
    const theme = await readTheme(
      settings.shopDir,
      `${pointStyles(content.main.sections)}\n${stripStyles(strips.ids)}`,
    );
    const loyalty = createPoints(db, clock);
    const rules = basketRules(file, rebates, cardRules);
    const baskets = createBaskets({ db, catalogue, clock, uploads, giftCards, points: loyalty, onError, rules });
    const orders = shopOrders({
      ...{ db, clock, file, baskets, points: loyalty, uploads, notices, webhooks, mailbox, downloads, giftCards },
      onError,
      online: payments.provider !== undefined,
      texts: texts.overrides,
      letters: orderLetterTerms(letters, file, content),
    });
    const pay = createPay({
      ...{ db, clock, life: orders.life, provider: payments.provider, shopUrl: settings.shopUrl },
      nameOf: ({ number }) =>
        translate(payTexts, texts.overrides, 'describe', { number: String(number), shop: file.name }),
    });
    open = true;
    return {
      db,
      file,
      content,
      strips,
      catalogue,
      listing,
      clock,
      baskets,
      giftCards,
      loyalty,
      points,
      orders,
      pay,
      webhooks,
      mailbox,
      notices,
      ...accounts,
      theme,
      texts: texts.overrides,
      pictures: createPictures({
        picturesDir: join(settings.shopDir, 'pictures'),
        cacheDir: picturesCache,
        clock,
        feedAddress: ({ productId, place }) => catalogue.feedPictureAddress(productId, place),
        ...(onRefused ? { onRefused } : {}),
      }),
      attachmentsDir: join(settings.shopDir, 'attachments'),
      payments,
      uploads,
      problems: [
        ...problems,
        ...texts.problems,
        ...contentProblems,
        ...opened.problems,
        ...rebateProblems,
        ...pointProblems,
        ...downloadProblems,
        ...cardProblems,
        ...countryProblems(file),
      ],
      close: async () => {
        await payments.close();
        await listing.close();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}
