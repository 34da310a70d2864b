import type { Baskets } from '../basket/service.server.ts';
import type { LawFolder } from '../catalogue/guarantee/lawFolder.server.ts';
import type { Catalogue } from '../catalogue/service.server.ts';
import type { Placing } from '../checkout/placing/place.server.ts';
import type { Announcements } from '../content/announcements/service.server.ts';
import type { Contact } from '../content/contact/service.server.ts';
import type { Newsletter } from '../content/newsletter/service.server.ts';
import type { Content } from '../content/service.server.ts';
import type { Points } from '../customers/points/service.server.ts';
import type { Customers } from '../customers/service.server.ts';
import type { PickupPoints } from '../delivery/points/service.server.ts';
import type { DeliveryTerms } from '../delivery/terms.ts';
import type { FormReading } from '../files/form.server.ts';
import type { GiftCards } from '../giftCards/service.server.ts';
import type { Hotspots } from '../hotspots/service.server.ts';
import type { Clock } from '../kit/clock.ts';
import type { CurrencyRate } from '../kit/currencyRate.ts';
import type { Listing } from '../listing/service.server.ts';
import type { Lists } from '../lists/service.server.ts';
import type { OpinionForms } from '../opinions/forms.server.ts';
import type { OpinionAsking } from '../opinions/purchaseLinks/service.server.ts';
import type { OpinionReports } from '../opinions/report/service.server.ts';
import type { Opinions } from '../opinions/service.server.ts';
import type { OrderLinks } from '../orderPages/linkByEmail/service.server.ts';
import type { OrderClaims } from '../orders/account/claims.server.ts';
import type { Pay } from '../orders/pay/pay.server.ts';
import type { Orders } from '../orders/service.server.ts';
import type { Passkeys } from '../passkeys/service.server.ts';
import type { RequestNotice } from '../product/backInStock/requests.server.ts';
import type { StockNotices } from '../product/backInStock/service.server.ts';
import type { PriceAlerts } from '../product/priceAlert/service.server.ts';
import type { Questions } from '../product/question/service.server.ts';
import type { Quotes } from '../product/quote/service.server.ts';
import type { Recall } from '../recalls/model.ts';
import type { CurrencyRates } from '../region/loadRates.server.ts';
import type { Regions } from '../region/service.server.ts';
import type { Phrases } from '../search/phrases.server.ts';
import type { Search } from '../search/service.server.ts';
import type { Asking } from '../session/model.ts';
import type { ShopFile } from '../settings/shopFile.ts';
import type { ShopSnippets } from '../snippets/load.server.ts';
import type { Subscriptions } from '../subscriptions/service.server.ts';
import type { TextOverrides } from '../ui/text.ts';
import type { Withdrawals } from '../withdrawals/service.server.ts';
import type { Speech } from './speech.ts';

/** Services of the shop for pages. */
export interface ShopServices {
  shop: ShopFile;
  texts: TextOverrides;
  /** Another language that the pages are made in; missing: the shop's own. */
  speech?: Speech;
  /** Currency that amounts are told in besides; missing where none is chosen. */
  rate?: CurrencyRate;
  clock: Clock;
  catalogue: Catalogue;
  giftCards: Pick<GiftCards, 'rules'>;
  /** The harmonised notice on the legal guarantee. */
  law: Pick<LawFolder, 'notices'>;
  listing: Listing;
  search: Search;
  phrases: Phrases;
  content: Content;
  announcements: Announcements;
  delivery: DeliveryTerms;
  hotspots: Hotspots;
  snippets: ShopSnippets;
  recalls: readonly Recall[];
  /** Country and postcode that delivery is counted for. */
  regions: Regions;
  /** Currencies to choose from besides that of the shop. */
  rates: CurrencyRates;
  baskets: Baskets;
  lists: Lists;
  orders: Orders;
  withdrawals: Withdrawals;
  checkout: Placing;
  subscriptions: Subscriptions;
  pay: Pay;
  /** Pickup points by the name of their list. */
  points: PickupPoints;
  notices: StockNotices;
  priceAlerts: PriceAlerts;
  customers: Customers;
  /** Points of customers, a loyalty programme. */
  loyalty: Points;
  passkeys: Passkeys;
  askNotice: RequestNotice;
  contact: Contact;
  opinions: Opinions;
  opinionForms: OpinionForms['opinionForms'];
  opinionReports: OpinionReports;
  /** Forms for opinions by the link of a buyer. */
  boughtForms: OpinionForms['boughtForms'];
  asking: OpinionAsking;
  /** Counts a vote for an opinion; false when a visitor has cast more than a person would. */
  mayVote(from: string): boolean;
  /** Forms about one product. */
  questions: Questions;
  quotes: Quotes;
  newsletter: Newsletter;
  /** Mails the link of an order to whoever placed it. */
  orderLinks: OrderLinks;
  /** Joins orders placed without signing in to an account. */
  orderClaims: OrderClaims;
  /** Counts a try of a code; false when a visitor has tried so many that they may be guessing. */
  mayTryCode(asking: Asking): Promise<boolean>;
  /** Counts an order; false when a visitor has sent more than a person would. */
  mayOrder(asking: Asking): Promise<boolean>;
  /** Limits of reading forms with files. */
  files: Omit<FormReading, 'most' | 'from'>;
  /** Address of the merchant's own style sheet, with its content's hash. */
  themeHref: string;
  /** Colours of the page for the browser's own frame. */
  themeColours: { light: string; dark: string };
  /** Public origin, without a slash at its end: absolute addresses come from it. */
  shopUrl: string;
}
