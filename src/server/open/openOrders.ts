import { join } from 'node:path';
import { withStarts } from '../../basket/rebates/codeStarts.server.ts';
import { loadRebates } from '../../basket/rebates/load.server.ts';
import { type Baskets, createBaskets } from '../../basket/service.server.ts';
import { type PriceContextOf, priceContexts } from '../../catalogue/priceContexts.ts';
import { type Catalogue, createCatalogue } from '../../catalogue/service.server.ts';
import { TERMS_SLUG } from '../../content/model.ts';
import type { Content } from '../../content/service.server.ts';
import { createPoints, type Points } from '../../customers/points/service.server.ts';
import { createLimiter } from '../../customers/service/attempts.server.ts';
import { destinations } from '../../delivery/methods.ts';
import { pointByCode } from '../../delivery/points/find.ts';
import { codeIn, takesNoMoney } from '../../delivery/points/model.ts';
import type { PickupPoints } from '../../delivery/points/service.server.ts';
import { FILES_FOLDER } from '../../files/fileKey.ts';
import { fileTerms } from '../../files/model.ts';
import { createUploads, type Uploads } from '../../files/service.server.ts';
import { loadGiftCards } from '../../giftCards/load.server.ts';
import { createGiftCards, type GiftCards } from '../../giftCards/service.server.ts';
import { createLists, type Lists } from '../../lists/service.server.ts';
import type { Attachment } from '../../mail/model.ts';
import { askingHooks } from '../../opinions/purchaseLinks/service.server.ts';
import { downloadParts } from '../../orders/downloads/email.server.ts';
import { loadDownloads } from '../../orders/downloads/load.server.ts';
import { keepTerms } from '../../orders/emails/keptTerms.server.ts';
import { orderEmails } from '../../orders/emails/orderEmails.server.ts';
import { joinHooks } from '../../orders/transitions/hooks.ts';
import { createWebhookQueue, type WebhookQueue } from '../../orders/webhook/service.server.ts';
import { chosenCountry } from '../../region/service.server.ts';
import { locate } from '../../settings/locate.server.ts';
import type { PaymentTerms } from '../../settings/paymentFields.ts';
import type { Problem } from '../../settings/problem.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import { endedParts, subscriptionParts } from '../../subscriptions/emails.ts';
import { subscriptionEmails, subscriptionWebhook } from '../../subscriptions/listeners.server.ts';
import { rightsParts, sentParts } from '../../withdrawals/emails.server.ts';
import { returnCodeEmails, withdrawalEmails } from '../../withdrawals/listeners.server.ts';
import { addressBytes } from '../http/uploads.ts';
import { markdownOf } from '../markdownOf.server.ts';
import { basketRules } from './basketRules.ts';
import { codeProblems } from './codeProblems.ts';
import { type JoinOptions, joinOrders, type OrderServices } from './joinOrders.ts';
import { orderEmailTerms, type ShopBase } from './openBase.ts';

/** All that takes part in buying. */
export interface BuyingServices extends OrderServices {
  catalogue: Catalogue;
  uploads: Uploads;
  baskets: Baskets;
  giftCards: GiftCards;
  lists: Lists;
  /** Points of customers. */
  loyalty: Points;
  /** Prices by country of delivery. */
  contextOf: PriceContextOf;
  /** Undefined where the merchant has no program that is told. */
  webhooks: WebhookQueue | undefined;
}

interface OrdersOptions {
  onError?: (error: unknown) => void;
  catalogue?: Catalogue | undefined;
  /** Missing where no subscription orders anything. */
  pickupPoints?: PickupPoints;
}

/** Opens the orders of a shop, for the server and for commands on the store of a shop that may be open elsewhere. */
export async function openOrders(
  base: ShopBase,
  content: Content,
  { onError, catalogue: kept, pickupPoints }: OrdersOptions = {},
): Promise<BuyingServices & { problems: Problem[] }> {
  const { settings, clock, file, files, db } = base;
  const { shopDir, dataDir, rateLimits } = settings;
  const terms = fileTerms(file.files);
  const mayKeep = addressBytes(terms, rateLimits, clock);
  const uploads = createUploads({ db, clock, files, parts: join(dataDir, FILES_FOLDER), terms, mayKeep });
  const catalogue = kept ?? createCatalogue(db, file.price_type);
  const { categories } = await catalogue.names();
  const { rebates: written, problems: rebateProblems } = await loadRebates(shopDir, {
    openedAt: base.openedAt,
    hasCategory: (slug) => categories.bySlug(slug) !== undefined,
  });
  const rebates = { ...written, codes: await withStarts(db, written.codes, clock()) };
  const { giftCards: cardRules, problems: cardProblems } = await loadGiftCards(shopDir, catalogue.products);
  const giftCards = createGiftCards({ db, clock, rules: cardRules });
  const { downloads, problems: downloadProblems } = await loadDownloads(shopDir, catalogue.products, files);
  const loyalty = createPoints(db, clock);
  const failures = onError ? { onError } : {};
  const rules = basketRules(file, rebates, cardRules);
  const countries = destinations(file.delivery);
  const contextOf = priceContexts(file.oss);
  const baskets = createBaskets({
    ...{ db, catalogue, clock, uploads, giftCards, points: loyalty, rules, ...failures },
    // Where there is no choice of country, no basket asks for one.
    ...(countries.length > 1 ? { countryOf: chosenCountry({ db, countries }) } : {}),
    contextOf,
  });
  const webhooks = settings.webhook && createWebhookQueue(clock);
  const services = joinOrders({
    ...{ db, clock, baskets, uploads, downloads, giftCards, points: loyalty, texts: base.texts, ...failures },
    ...{ payments: file.payments, returnDays: file.return_days, subscriptions: file.subscriptions },
    unpaidPieces: unpaidPieces(file.payments, rateLimits),
    online: settings.payments.kind !== 'none',
    ...(pickupPoints ? { takesNoMoney: (way, point) => isUnpaidPoint(pickupPoints, file.delivery, way, point) } : {}),
    limiter: createLimiter(db, clock, rateLimits),
    ...listeners(base, content, webhooks, await termsNow(base, content, onError)),
  });
  return {
    lists: createLists({ db, catalogue, clock, terms: file.lists, ...failures }),
    ...{ ...services, catalogue, uploads, baskets, giftCards, loyalty, webhooks, contextOf },
    problems: [
      ...(await locate(
        shopDir,
        codeProblems({ announcements: content.announcements, opinions: file.opinions }, rebates),
      )),
      ...rebateProblems,
      ...downloadProblems,
      ...cardProblems,
    ],
  };
}

async function isUnpaidPoint(points: PickupPoints, ways: ShopFile['delivery'], way: string, words: string) {
  const name = ways.find(({ id }) => id === way)?.points;
  const list = name === undefined ? undefined : await points.list(name);
  return takesNoMoney((list && pointByCode(list.index, codeIn(words))) ?? {});
}

/** Bound of `heldPieces.ts`; as other limits do, it grows with `RATE_LIMITS`, and 0 takes it away. */
const unpaidPieces = ({ unpaid_pieces: most }: PaymentTerms, rateLimits: number): number =>
  rateLimits === 0 ? Number.POSITIVE_INFINITY : most * rateLimits;

/** Without the signs by which Markdown tells `1.` of a heading from a list: people read it. */
const asRead = (markdown: string): string => markdown.replaceAll(/\\(?=[^\w\s])/g, '');

/** The terms as e-mails of orders carry them. Where they cannot be kept now, the shop opens, and its e-mails have the link alone. */
async function termsNow(
  { files, file, settings: { shopUrl } }: ShopBase,
  content: Content,
  onError: OrdersOptions['onError'],
): Promise<Attachment | undefined> {
  const page = content.page(TERMS_SLUG);
  if (!page) return undefined;
  try {
    return await keepTerms(files, { page, shopName: file.name, shopUrl }, (html) => asRead(markdownOf(html, shopUrl)));
  } catch (error) {
    onError?.(error);
    return undefined;
  }
}

/** Who hears of orders: their buyers by e-mail, whoever waits for stock, and the merchant's program. */
function listeners(
  { mailbox, emails, file, notices, law, clock }: ShopBase,
  content: Content,
  webhooks: WebhookQueue | undefined,
  termsFile: Attachment | undefined,
): Pick<JoinOptions, 'hooks' | 'onWithdrawn' | 'onReturnCode' | 'onSubscription'> {
  const terms = { ...orderEmailTerms(emails, file, content, law), termsFile };
  const told = orderEmails(mailbox, terms, {
    placed: subscriptionParts,
    rights: rightsParts,
    sent: sentParts,
    paid: downloadParts,
    ended: endedParts,
  });
  const stockBack = { stockBack: notices.stockBack };
  return {
    hooks: joinHooks([
      told,
      stockBack,
      askingHooks(clock, file.opinions.ask_after_days),
      ...(webhooks ? [webhooks.hooks] : []),
    ]),
    onWithdrawn: [withdrawalEmails(mailbox, terms), ...(webhooks ? [webhooks.hooks.withdrawn] : [])],
    onReturnCode: [returnCodeEmails(mailbox, terms), ...(webhooks ? [webhooks.hooks.returnCode] : [])],
    onSubscription: [subscriptionEmails(mailbox, terms), ...(webhooks ? [subscriptionWebhook(webhooks)] : [])],
  };
}
