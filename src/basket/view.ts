import type { EnergyLabel, Product, ProductPicture, Unit } from '../catalogue/model.ts';
import type { Amount, PriceType } from '../catalogue/priceView.ts';
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
  /** Missing when the product is in the shop no more. */
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
  /** What the quantity may be; missing when none is allowed. */
  bounds?: { step: Parts; min: Parts; max?: Parts };
  /** What was chosen, with labels. */
  chosen: { label: string; value: string }[];
  files: (ChosenFile & { label: string })[];
  /** What a bundle holds, in sizes as they were chosen or as the merchant made it; empty for what is none. */
  parts: Content[];
  service?: { label: string; day: string; hour?: string };
  comment: string;
  forPoints: boolean;
  subscriptionDays: number;
  /** Missing for what is paid with points, and for what cannot be bought now. */
  price?: LinePrice;
  /** Whole points for the line. */
  points?: number;
  /** Whole points that a customer gets for the line. */
  pointsEarned?: number;
  deposit?: { worth: Grosze; label: string };
  /** Its arrow must stand beside the price. */
  energy?: EnergyLabel;
  /** A unit cost this much when it was put in, if that was another price. */
  priceBefore?: Amount;
  /** Cannot be bought now. */
  soldOut: boolean;
  /** No more than this can be bought now, when it is less than what lies here. */
  left?: Parts;
  /** A bound of an order that this line passes. */
  problem?: AddError;
  /** What has happened to its stock since the last visit. */
  change?: 'soldOut' | 'less' | 'back';
}

export interface LinePrice {
  /** Of one unit and of the whole line, before a rebate code. */
  unit: Amount;
  worth: Amount;
  /** Of the whole line, with the code: what is to be paid. */
  paid: Amount;
  /** Of one unit, where the code lowers it. */
  unitWithCode?: Amount;
  /** What the law wants beside a reduced price (Dz.U. 2023 poz. 168, art. 4); by a promotion or by the code. */
  reduction?: { lowest: Amount; regular: Amount; sinceFirstOffer: boolean };
  /** Of one unit alone, where a quantity rebate makes it cheaper. */
  beforeRebate?: Amount;
}

export interface GiftView extends Gift {
  href: string;
  name: string;
  /** Missing for a product that has one size. */
  sizeName?: string;
  /** What a bundle holds; empty for what is none. */
  parts: Content[];
  picture?: ProductPicture;
  chosen: boolean;
}

/** What sending the basket costs, as far as it is known before a way is chosen. */
export interface DeliveryWay {
  id: string;
  name: string;
  pickUp: boolean;
  /** Codes of the countries it goes to. */
  countries: readonly string[];
  points?: string;
  cost: Amount;
  onDelivery?: Amount;
}

export interface DeliveryView {
  /** False when nothing in the basket travels. */
  sent: boolean;
  /** What is paid for that, with VAT. */
  worth: Grosze;
  /** Of the cheapest way to bring it at home; missing when no way does. */
  cheapest?: Amount;
  /** All ways these can go, wherever to, paid in advance and on delivery. */
  ways: DeliveryWay[];
  /** From this worth on it is free, and what is missing to that; 0 when it is reached. */
  free?: { from: Grosze; left: Grosze };
}

/** The gift card of a basket. It is money: it changes no price, no tax and no threshold, only what is left to pay. */
export interface CardView {
  tail: string;
  /** What is on it, grosze. */
  balance: Grosze;
  expiresAt: number;
  stop?: CardStop;
}

/** What stops an order; names of the platform where it has one. */
export type OrderStop =
  | { code: 'basket_empty' | 'lines' | 'order_product_worth' | 'points_account' }
  | { code: 'order_minimum' | 'order_tomuch'; value: Grosze }
  /** So many points are missing. */
  | { code: 'order_notenoughpoints'; missing: number };

export interface BasketView {
  currency: string;
  priceType: PriceType;
  lines: LineView[];
  /** Put aside for later. */
  later: LineView[];
  /** Of all that can be bought, before a rebate code. */
  worth: Amount;
  /** What the code takes off. */
  rebate: Amount;
  /** What the goods cost: `worth` without `rebate`. */
  goods: Amount;
  /** Of goods by rate. */
  vat: VatSum[];
  deposit: Grosze;
  /** Whole points to be paid, and whole points that a customer gets. */
  points: number;
  pointsEarned: number;
  /** Points of who has signed in; below 0 when more was taken back than was left. Missing for a guest. */
  pointsHeld?: number;
  code?: CodeView;
  gratis: { gifts: GiftView[]; next?: { from: Grosze; left: Grosze } };
  delivery: DeliveryView;
  /** Goods, deposits and the cheapest delivery. */
  total: Amount;
  /** The shop takes gift cards. */
  takesCards: boolean;
  card?: CardView;
  stops: OrderStop[];
}
