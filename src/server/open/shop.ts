import { join } from 'node:path';
import type { LawFolder } from '../../catalogue/guarantee/lawFolder.server.ts';
import { openCatalogueFolder, type ProductReader, productReader } from '../../catalogue/import/openFolder.server.ts';
import { announcementStyles } from '../../content/announcements/marks.ts';
import { type Announcements, createAnnouncements } from '../../content/announcements/service.server.ts';
import { pointStyles } from '../../content/pointStyles.ts';
import type { Content } from '../../content/service.server.ts';
import type { Customers } from '../../customers/service.server.ts';
import type { Db } from '../../db/open.server.ts';
import { countryProblems } from '../../delivery/countries.ts';
import { destinations } from '../../delivery/methods.ts';
import { loadPoints } from '../../delivery/points/file.server.ts';
import { importedLists } from '../../delivery/points/pointStore.server.ts';
import { createPickupPoints, type PickupPoints } from '../../delivery/points/service.server.ts';
import { loadHotspots } from '../../hotspots/load.server.ts';
import type { Hotspots } from '../../hotspots/service.server.ts';
import { type Clock, systemClock } from '../../kit/clock.ts';
import type { Listing } from '../../listing/service.server.ts';
import type { Mailbox } from '../../mail/service.server.ts';
import { createMeasuring, type Measuring } from '../../measuring/service.server.ts';
import type { Photos } from '../../opinions/photos/service.server.ts';
import type { OpinionAsking } from '../../opinions/purchaseLinks/service.server.ts';
import type { Opinions } from '../../opinions/service.server.ts';
import type { Pay } from '../../orders/pay/pay.server.ts';
import type { Passkeys } from '../../passkeys/service.server.ts';
import type { OpenPayments } from '../../payments/open.server.ts';
import type { ProblemDetail } from '../../payments/port.ts';
import { keepMeasures, recallMeasures } from '../../pictures/measure.server.ts';
import { createPictures, type Pictures } from '../../pictures/service.server.ts';
import type { StockNotices } from '../../product/backInStock/service.server.ts';
import { loadRecalls } from '../../recalls/load.server.ts';
import type { Recall } from '../../recalls/model.ts';
import { usualPlace } from '../../region/model.ts';
import { createRegions, type Regions } from '../../region/service.server.ts';
import { loadSearchWords } from '../../search/load.server.ts';
import type { OutsideError } from '../../search/openSearch/error.ts';
import { createPhrases, type Phrases } from '../../search/phrases.server.ts';
import type { Search } from '../../search/service.server.ts';
import type { Settings } from '../../settings/env.server.ts';
import { locate } from '../../settings/locate.server.ts';
import type { Problem } from '../../settings/problem.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import { loadSnippets, type ShopSnippets } from '../../snippets/load.server.ts';
import type { Files } from '../../storage/model.ts';
import type { TextOverrides } from '../../ui/text.ts';
import { openAccounts } from './accounts.ts';
import { type ContextShops, createContextShops } from './contextShops.ts';
import { customerHooks } from './customerHooks.ts';
import { hotspotSource } from './hotspotSource.ts';
import { keepShopUrl } from './keptShopUrl.ts';
import { type SpokenLanguage, spokenLanguages } from './languages.ts';
import { openBase, type ShopBase } from './openBase.ts';
import { type Lists, type Opened, openLists } from './openLists.ts';
import { openOpinions } from './openOpinions.ts';
import { type BuyingServices, openOrders } from './openOrders.ts';
import { openPaying } from './openPaying.ts';
import { loadShopContent } from './shopContent.ts';
import { readTheme, type Theme } from './shopFolder.ts';

/** An open shop: everything the pages and calls are answered from. */
export interface OpenShop extends BuyingServices, Pick<ShopBase, 'rates'> {
  db: Db;
  file: ShopFile;
  texts: TextOverrides;
  content: Content;
  announcements: Announcements;
  listing: Listing;
  search: Search;
  opened: Opened;
  phrases: Phrases;
  clock: Clock;
  theme: Theme;
  pictures: Pictures;
  mailbox: Mailbox;
  notices: StockNotices;
  opinions: Opinions;
  photos: Photos;
  asking: OpinionAsking;
  pay: Pay;
  /** Pickup points by the name of their list. */
  points: PickupPoints;
  customers: Customers;
  regions: Regions;
  /** Languages besides Polish, by their codes. */
  spoken: ReadonlyMap<string, SpokenLanguage>;
  /** What shows prices, by price context. */
  priced: ContextShops;
  hotspots: Hotspots;
  snippets: ShopSnippets;
  measuring: Measuring;
  /** Products that are taken back, the newest first. */
  recalls: readonly Recall[];
  /** Moment from which relative dates of the folder count, epoch ms. */
  firstOpened: number;
  passkeys: Passkeys;
  law: LawFolder;
  /** Where its pictures are kept, and what shoppers send. */
  files: Files;
  /** Folder of the files that product pages hand out. */
  attachmentsDir: string;
  payments: OpenPayments;
  problems: Problem[];
  /** Parts that outlive an edit of the folder (`reopenShop`). */
  kept: KeptParts;
  close(): Promise<void>;
}

interface KeptParts {
  lists: Lists;
  readProduct: ProductReader;
}

export interface OpenOptions {
  clock?: Clock;
  /** Opens before the catalogue is read into the lists; words are read once this settles. `opened` says when they are there. */
  early?: Promise<unknown>;
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
  /** Called when the OpenSearch begins to fail, and with undefined when it answers again. */
  onOutside?(error: OutsideError | undefined): void;
}

/** Opens the folder, the store and the index. Throws StartError or DatabaseError when the owner can mend it. */
export const openShop = (settings: Settings, options: OpenOptions = {}): Promise<OpenShop> =>
  compose(settings, options);

/**
 * Reads the folder of an open shop again: products go into the store at once, all else into a shop that may take the place
 * of the one before. Store, lists and payments are those of the shop before, and are closed by whichever is the last.
 */
export const reopenShop = (before: OpenShop, settings: Settings, options: OpenOptions = {}): Promise<OpenShop> =>
  compose(settings, options, before);

async function compose(
  settings: Settings,
  { clock = systemClock, early, say, onError = () => {}, onRefused, onSlow, onPayment, onOutside }: OpenOptions,
  before?: OpenShop,
): Promise<OpenShop> {
  const { shopUrl, shopDir, dataDir, rateLimits } = settings;
  const picturesCache = join(dataDir, 'pictures');
  const measures = join(picturesCache, 'measures.json');
  if (!before) await recallMeasures(measures);
  // While the shop is being filled, long statements are its work.
  let open = false;
  const slow = onSlow && ((sql: string, ms: number) => open && onSlow(sql, ms));
  const base = await openBase(settings, { clock, onError, onSlow: slow, db: before?.db });
  const { file, texts, db, mailbox, emails, notices, law, openedAt: firstOpened } = base;
  try {
    const { content, problems: contentProblems } = await loadShopContent(base);
    if (!before) await keepShopUrl(db, shopUrl);
    const readProduct = before?.kept.readProduct ?? productReader();
    say?.('Reading the products');
    const opened = await openCatalogueFolder(db, {
      folder: shopDir,
      shop: file,
      clock,
      openedAt: firstOpened,
      onStockBack: notices.stockBack,
      law,
      read: readProduct,
    });
    const { points: pointFiles, problems: pointProblems } = await loadPoints(
      shopDir,
      file,
      await importedLists(db.read),
    );
    const points = createPickupPoints(db, pointFiles);
    const { problems: buyingProblems, ...buying } = await openOrders(base, content, {
      onError,
      catalogue: before?.catalogue,
      pickupPoints: points,
    });
    const { catalogue, uploads, orders, contextOf } = buying;
    // Another start measures again what could not be kept.
    keepMeasures(measures).catch(onError);
    const { language, problems: searchProblems } = await loadSearchWords(shopDir);
    const lists = await openLists({
      ...{ db, clock, file, settings, catalogue, language, onError },
      ...{ pages: content.pages, before: before?.kept.lists, early },
      ...{ outside: settings.search, onOutside },
    });
    const { listing, search, opened: listsOpened } = lists;
    const announcements = createAnnouncements(content.announcements, {
      currency: file.currency,
      returnDays: file.return_days,
      freeDeliveryFrom: file.free_delivery_from,
      openedAt: firstOpened,
    });
    const { payments, pay } = await openPaying(base, orders, { onError, onPayment, payments: before?.payments });
    const theme = await readTheme(
      shopDir,
      `${pointStyles(content.main.sections, content.pages)}\n${announcementStyles(announcements)}`,
    );
    const { photos, opinions, asking } = openOpinions(base, { uploads, orders });
    const { hotspots: zones, problems: hotspotProblems } = await loadHotspots(shopDir);
    const { found: snippets, problems: snippetProblems } = await loadSnippets(shopDir);
    const { recalls, problems: recallProblems } = await loadRecalls(shopDir);
    const hooks = customerHooks({ db, clock, uploads, photos });
    const accounts = openAccounts({ db, clock, mailbox, emails, file, shopUrl, rateLimits, hooks });
    const hotspotsOf = hotspotSource({ db, zones, clock, file, opinions });
    const hotspots = hotspotsOf({ catalogue, listing });
    const priced = createContextShops({ shop: { catalogue, listing, hotspots, clock }, hotspotsOf, onError });
    open = true;
    return {
      ...buying,
      ...{
        db,
        file,
        content,
        announcements,
        listing,
        search,
        opened: listsOpened,
        clock,
        points,
        pay,
        mailbox,
        notices,
        theme,
        texts,
        payments,
      },
      ...accounts,
      ...{ snippets, recalls, firstOpened, law, files: base.files },
      measuring: createMeasuring({ db, clock, catalogue, orders, onError, currency: file.currency, rules: snippets }),
      kept: { lists, readProduct },
      ...{ hotspots, priced, rates: base.rates, spoken: spokenLanguages(base.words) },
      regions: createRegions({
        ...{ db, contextOf },
        countries: destinations(file.delivery),
        usualOf: async (shopper) => usualPlace(await accounts.customers.buyer(shopper)),
      }),
      pictures: createPictures({
        picturesDir: join(shopDir, 'pictures'),
        cacheDir: picturesCache,
        clock,
        feedAddress: ({ productId, place }) => catalogue.feedPictureAddress(productId, place),
        photo: photos.published,
        ...(onRefused ? { onRefused } : {}),
      }),
      opinions,
      photos,
      asking,
      phrases: createPhrases(db, clock, language),
      attachmentsDir: join(shopDir, 'attachments'),
      problems: [
        ...base.problems,
        ...contentProblems,
        ...opened.problems,
        ...buyingProblems,
        ...pointProblems,
        ...searchProblems,
        ...hotspotProblems,
        ...snippetProblems,
        ...recallProblems,
        ...(await locate(shopDir, countryProblems(file))),
      ],
      close: async () => {
        await payments.close();
        await priced.close();
        await listing.close();
        await search.idle();
        await db.close();
      },
    };
  } catch (error) {
    if (!before) await db.close();
    throw error;
  }
}
