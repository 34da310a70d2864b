import type { EnergyLabel, WithdrawalLimit } from '../catalogue/legalInfo.ts';
import type { Product, ProductPicture, Unit } from '../catalogue/model.ts';
import type { Amount, PriceType } from '../catalogue/priceView.ts';
import type { Arrival, ShippingTime } from '../delivery/shapes.ts';
import type { CardStop } from '../giftCards/model.ts';
import type { Grosze } from '../kit/money.ts';
import type { Parts } from '../kit/quantity.ts';
import type { Content } from './contents.ts';
import type { AddError, ChosenFile } from './model.ts';
import type { CodeView, Gift } from './rebates/model.ts';
import type { VatSum } from './totals/sums.ts';

/** A line with the price of now. */
export interface LineView {
  id: string;
  product: number;
  additional: string;
  /** Product of the line; missing when it was removed from the shop. */
  known?: KnownLine;
}

export interface KnownLine {
  href: string;
  name: string;
  type: Product['type'];
  code?: string;
  version?: string;
  size: { type: string; name: string };
  hasSizes: boolean;
  picture?: ProductPicture;
  second?: ProductPicture;
  quantity: Parts;
  precision: number;
  unit: Unit;
  /** Allowed quantities; missing when none is allowed. */
  bounds?: { step: Parts; min: Parts; max?: Parts };
  /** Choices with their labels. */
  chosen: { label: string; value: string }[];
  files: (ChosenFile & { label: string })[];
  /** Contents of a bundle in the chosen sizes; empty for other products. */
  parts: Content[];
  withdrawal?: WithdrawalLimit;
  service?: { label: string; day: string; hour?: string };
  comment: string;
  forPoints: boolean;
  subscriptionDays: number;
  /** Price; missing for goods paid with points, and for goods that cannot be bought now. */
  price?: LinePrice;
  /** Whole points for the line. */
  points?: number;
  /** Whole points that a customer gets for the line. */
  pointsEarned?: number;
  deposit?: { worth: Grosze; label: string };
  /** Energy label, whose arrow must stand beside the price. */
  energy?: EnergyLabel;
  priceChange?: PriceChange;
  /** True when it cannot be bought now. */
  soldOut: boolean;
  /** Quantity that can be bought now, when it is less than the line's. */
  left?: Parts;
  /** A bound of an order that this line passes. */
  problem?: AddError;
  /** Change of stock since the last visit. */
  change?: 'soldOut' | 'less' | 'back';
}

/** Price of one unit when it was put in, which is another now. */
export interface PriceChange {
  before: Amount;
  /** With a lower price: what the law wants beside it. */
  fell?: { lowest: Amount; sinceFirstOffer: boolean };
}

export interface LinePrice {
  /** Amounts of one unit and of the whole line, before a rebate code. */
  unit: Amount;
  worth: Amount;
  /** Amount to pay for the whole line, with the code. */
  paid: Amount;
  /** Unit price, when the code lowers it. */
  unitWithCode?: Amount;
  /** Prices that the law wants beside a reduced price (Dz.U. 2023 poz. 168, art. 4); by a promotion or by the code. */
  reduction?: { lowest: Amount; regular: Amount; sinceFirstOffer: boolean };
  /** Price of a single unit, when a quantity rebate lowers it. */
  beforeRebate?: Amount;
}

export interface GiftView extends Gift {
  href: string;
  name: string;
  /** Name of the size; missing for a product with one size. */
  sizeName?: string;
  /** Contents of a bundle; empty for other products. */
  parts: Content[];
  picture?: ProductPicture;
  chosen: boolean;
}

/** Costs of sending the basket, as far as they are known before a way is chosen. */
export interface DeliveryWay {
  id: string;
  name: string;
  pickUp: boolean;
  /** Codes of the countries it goes to. */
  countries: readonly string[];
  points?: string;
  cost: Amount;
  onDelivery?: Amount;
  /** The last day on which it comes this way; missing where that is not known. */
  arrives?: Arrival;
}

export interface DeliveryView {
  /** Country that the shopper has chosen and its Polish name; missing: home. */
  country?: { code: string; name: string };
  /** The shop sends to other countries too. */
  abroad?: boolean;
  /** False when nothing in the basket is sent. */
  sent: boolean;
  /** Worth of the sent goods, with VAT. */
  worth: Grosze;
  /** Amount left to pay besides that worth and delivery; below 0 where a gift card pays for these goods. */
  beside: Grosze;
  /** Cost of the cheapest way to the country; missing when there is none. */
  cheapest?: Amount;
  /** All possible ways to any country, paid in advance and on delivery. */
  ways: DeliveryWay[];
  /** Time at which the last product leaves. */
  leaves?: ShippingTime;
  /** Latest day of arrival by any way to the buyer's home. */
  arrives?: Arrival;
  /** Worth from which delivery is free, and the amount missing; 0 when reached. */
  free?: { from: Grosze; left: Grosze };
}

/** Gift card of a basket. It is money: it changes no price, no tax and no threshold, only the amount to pay. */
export interface CardView {
  tail: string;
  /** Balance, grosze. */
  balance: Grosze;
  /** Epoch ms. */
  expiresAt: number;
  stop?: CardStop;
}

/** Obstacle to an order; names of the platform where it has one. */
export type OrderStop =
  | { code: 'basket_empty' | 'lines' | 'order_product_worth' | 'points_account' }
  | { code: 'order_minimum' | 'order_tomuch'; value: Grosze }
  /** Number of missing points. */
  | { code: 'order_notenoughpoints'; missing: number };

export interface BasketView {
  currency: string;
  priceType: PriceType;
  lines: LineView[];
  /** Lines that are put aside for later. */
  later: LineView[];
  /** Worth of everything that can be bought, before a rebate code. */
  worth: Amount;
  /** Reduction by the code. */
  rebate: Amount;
  /** Cost of the goods: `worth` without `rebate`. */
  goods: Amount;
  /** VAT of the goods by rate. */
  vat: VatSum[];
  deposit: Grosze;
  /** Whole points to be paid, and whole points that a customer gets. */
  points: number;
  pointsEarned: number;
  /** Points of the signed-in customer; below 0 when more was taken back than was left. Missing for a guest. */
  pointsHeld?: number;
  code?: CodeView;
  freeGifts: { gifts: GiftView[]; next?: { from: Grosze; left: Grosze } };
  delivery: DeliveryView;
  /** Goods, deposits and the cheapest delivery. */
  total: Amount;
  /** The shop takes gift cards. */
  takesCards: boolean;
  card?: CardView;
  stops: OrderStop[];
}
