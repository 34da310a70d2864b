import type { Content } from '../basket/contents.ts';
import type { ProducerGuarantee } from '../catalogue/guarantee/model.ts';
import type { WithdrawalLimit } from '../catalogue/legalInfo.ts';
import type { ProductType } from '../catalogue/model.ts';
import type { Amount } from '../catalogue/priceView.ts';
import type { AddressValues } from '../forms/address.ts';
import type { Language, OtherLanguage } from '../kit/language.ts';
import type { Grosze } from '../kit/money.ts';
import type { Parts } from '../kit/quantity.ts';
import { ORDER_PATH } from './path.ts';

/**
 * `waiting`: to be paid; `accepted`: the shop works on it; `sent`; `done`; `cancelled` by its buyer or the shop; `expired`:
 * not paid in time. A cancelled or expired order holds no stock.
 */
export const ORDER_STATUSES = ['waiting', 'accepted', 'sent', 'done', 'cancelled', 'expired'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** An order that was not taken back, and that the shop works on or has sent. */
export const BOUGHT: readonly OrderStatus[] = ['accepted', 'sent', 'done'];

/** Nothing of an order has left the shop, and it may still be sent. */
export const isUnsent = ({ status }: Pick<Order, 'status'>): boolean => status === 'waiting' || status === 'accepted';

/** A parcel that has left was paid for on delivery, though nobody has told the shop so yet. */
export const hasCourierMoney = (order: Pick<Order, 'status' | 'payment' | 'paidAt'>): boolean =>
  order.payment === 'on_delivery' && order.paidAt === undefined && !isUnsent(order);

/** What may follow; everything else is refused. An expired order whose money comes late is taken up again. */
export const NEXT_STATUSES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  waiting: ['accepted', 'cancelled', 'expired'],
  accepted: ['sent', 'done', 'cancelled'],
  sent: ['done'],
  done: [],
  cancelled: [],
  expired: ['accepted'],
};

/** How an order is paid: `payform_id` of the form. */
export const PAYMENTS = ['blik', 'online', 'transfer', 'on_delivery', 'nothing'] as const;
export type PaymentMethod = (typeof PAYMENTS)[number];

/** One thing of an order, as it was agreed on: it stays though the product changes. */
export interface OrderLine {
  place: number;
  product: number;
  size: string;
  quantity: Parts;
  precision: number;
  /** Grosze to be paid for the line, deposit left out. */
  paid: Grosze;
  /** Parts that were given back by withdrawal. */
  withdrawn: Parts;
  /** Pieces of a gift card that something was paid with: they stay. */
  used?: Parts;
  data: OrderLineData;
}

/** A line's name with what tells it from others of the same product. */
export const lineName = ({ data }: Pick<OrderLine, 'data'>): string =>
  [data.name, data.version, data.sizeName].filter((one) => one !== undefined).join(', ');

export interface OrderLineData {
  href: string;
  name: string;
  version?: string;
  code?: string;
  type: ProductType;
  /** Missing for what has one size. */
  sizeName?: string;
  unit: string;
  picture?: string;
  /** Price of one unit, with all reductions; missing for what money does not pay for. */
  unitPrice?: Amount;
  amount: Amount;
  vat: { bp: number; exempt: boolean };
  /** Whole points that pay for the line, and that it gives once the order is paid. */
  points?: number;
  pointsEarned?: number;
  deposit?: { worth: Grosze; label: string };
  chosen: { label: string; value: string }[];
  files: { id: string; label: string; name: string }[];
  /** What a bundle held; of orders from before all were written down only what was chosen. */
  parts: Content[];
  service?: { label: string; day: string; hour?: string };
  comment: string;
  /** Days between deliveries; 0 when it is bought once. */
  subscriptionDays: number;
  /** Made for this buyer: it cannot be given back (UPK art. 38 pkt 3). */
  custom: boolean;
  withdrawal?: WithdrawalLimit;
  gift: boolean;
  /** Parts it is sold by; missing where that was not written down. */
  step?: Parts;
  /** What the producer gave with it. */
  durability?: ProducerGuarantee;
  /** Grosze that each piece pays for, of a gift card. */
  cardValue?: Grosze;
}

export interface OrderDelivery {
  id: string;
  name: string;
  pickUp: boolean;
  /** Paid in advance or on delivery. */
  prepaid: boolean;
  cost: Amount;
  /** Rate of VAT, basis points; missing where that was not written down: that of the shop. */
  vatBp?: number;
  /** Code of the parcel locker or shop where the parcel waits. */
  point?: string;
  /** Day that the buyer has chosen, YYYY-MM-DD. */
  day?: string;
  /** What was promised, in words. */
  promise?: string;
  /** The part of it that still holds once the parcel has left: when it comes. */
  arrival?: string;
  /** What the cheapest usual way would have cost, with VAT; the most that a withdrawal gives back (UPK art. 33). */
  cheapest?: Grosze;
}

/** Parcel of an order at its carrier, as the merchant has written it down. */
export interface Shipment {
  number: string;
  /** Page of the carrier that says where it is. */
  href?: string;
}

/** Invoice of an order in KSeF, as the merchant has written it down. */
export interface OrderInvoice {
  /** Number in KSeF. */
  number: string;
  /** What its verification code holds: the page of KSeF that shows the invoice. */
  href?: string;
}

export interface OrderSums {
  worth: Amount;
  rebate: Amount;
  goods: Amount;
  deposit: Grosze;
  delivery: Amount;
  total: Amount;
  /** What a gift card pays of the total. */
  card?: Grosze;
}

/** What was agreed on besides the lines. */
export interface OrderData {
  /** Language that it was placed in, and is written of to its buyer; missing: Polish. */
  language?: OtherLanguage;
  currency: string;
  net: boolean;
  buyer: { type: 'private' | 'firm'; client: AddressValues; delivery?: AddressValues; invoice?: AddressValues };
  /** A sole trader who buys what his trade is not about has a consumer's rights (UPK art. 7aa). */
  asConsumer: boolean;
  /** Missing when nothing travels. */
  delivery?: OrderDelivery;
  shipment?: Shipment;
  /** The carrier's code by which the newest return comes back. */
  returning?: Shipment;
  invoice?: OrderInvoice;
  sums: OrderSums;
  code?: string;
  /** The gift card that pays `sums.card` of it. */
  giftCard?: { id: string; tail: string };
  remarks: string;
  /** What was agreed to, in the words that were read. */
  consents: { name: string; words: string }[];
  /** What it takes out of the stores, of bundles their parts. */
  pieces: OrderPieces[];
  /** Missing when it is of none. */
  subscription?: OrderSubscription;
}

/** Language in which an order's buyer is written to. */
export const languageOf = ({ data }: { data: Pick<OrderData, 'language'> }): Language => data.language ?? 'pl';

/** What an order has to do with a subscription, as it was agreed on. */
export interface OrderSubscription {
  id: string;
  /** Days between orders. */
  days: number;
  /** 1 for the order that it began with. */
  place: number;
  /** Warsaw day of the next one, `2026-12-21`; missing when this is the last. */
  next?: string;
  /** Orders that were agreed on at least, while there are more to come of them. */
  least?: number;
  /** What each next order would have cost when the first was placed. */
  each?: Grosze;
}

/** What a line takes out of the stores. */
export interface OrderPieces {
  product: number;
  size: string;
  quantity: Parts;
  toOrder: boolean;
  /** The term of a service that these are places of, and how many the term has. */
  term?: { name: string; of: Parts };
  /** `place` of the line it is for. */
  line: number;
}

export interface Order {
  id: string;
  number: number;
  accessKey: string;
  sessionId?: string;
  customerId?: string;
  email: string;
  status: OrderStatus;
  payment: PaymentMethod;
  total: Grosze;
  /** Epoch ms. */
  placedAt: number;
  changedAt: number;
  /** When it ends unless it is paid. */
  expiresAt?: number;
  paidAt?: number;
  holdsStock: boolean;
  data: OrderData;
  lines: OrderLine[];
}

/** What is to be paid besides what a gift card pays. */
export const toPayOf = ({ total, data }: Pick<Order, 'total'> & { data: Pick<OrderData, 'sums'> }): Grosze =>
  total - (data.sums.card ?? 0);

/** Address of an order's page; the key opens it for whoever has the link. */
export const orderPath = ({ number, accessKey }: Pick<Order, 'number' | 'accessKey'>, part?: OrderPart): string =>
  `${ORDER_PATH}/${number}${part === undefined ? '' : `/${part}`}?klucz=${accessKey}`;

/** The name that a page gives to what it sends: the same attempt is the same order, or the same withdrawal. */
export const isAttempt = (attempt: string): boolean => /^[\w-]{22,64}$/.test(attempt);

/** "nr 1001.", "1 001". */
export const readOrderNumber = (typed: string): number | undefined => {
  const [, digits] = /^\D*(\d{1,15})[^\p{L}\d/]*$/u.exec(typed.normalize('NFKC').replace(/[\s.\p{Cf}]/gu, '')) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

export type OrderPart = 'platnosc' | 'odstapienie' | 'abonament';
