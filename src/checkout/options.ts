import { NOTHING, totalOf } from '../basket/totals/sums.ts';
import type { BasketView, DeliveryView } from '../basket/view.ts';
import type { Amount } from '../catalogue/priceView.ts';
import type { Arrival } from '../delivery/shapes.ts';
import { cardShare } from '../giftCards/model.ts';
import type { Grosze } from '../kit/money.ts';
import type { OrderSums, PaymentMethod } from '../orders/model.ts';
import { paidOnDelivery } from './paymentChoices.ts';

/** A way of delivery with who is paid when: `shipping` of the form, as the platform names it. */
export interface WayOption {
  /** `kurier-1`: paid in advance; `kurier-0`: on delivery. */
  value: string;
  id: string;
  name: string;
  pickUp: boolean;
  /** Codes of the countries it goes to. */
  countries: readonly string[];
  prepaid: boolean;
  cost: Amount;
  /** List of points at which the way ends: one of them must be chosen. */
  points?: string;
  /** The last day on which it comes this way, if it is ordered now. */
  arrives?: Arrival;
}

/** All ways this basket can go; paying on delivery stands behind paying in advance. */
export const wayOptions = ({ ways }: Pick<DeliveryView, 'ways'>): WayOption[] =>
  ways.flatMap(({ cost, onDelivery, ...way }) => {
    const { id } = way;
    return [
      { value: `${id}-1`, ...way, prepaid: true, cost },
      ...(onDelivery ? [{ value: `${id}-0`, ...way, prepaid: false, cost: onDelivery }] : []),
    ];
  });

/**
 * The way that is ordered: with paying on delivery it is one of its own, with a cost of its own.
 * @param payments in advance, beside the way that was chosen
 */
export function orderedWay<Way extends WayOption>(
  ways: readonly Way[],
  { shipping, payment }: { shipping: string; payment: string },
  payments: (way: Way | undefined) => readonly PaymentMethod[],
): Way | undefined {
  const way = ways.find(({ value }) => value === shipping);
  const other = paidOnDelivery(ways, way);
  return other && (payment === 'on_delivery' || payments(way).length === 0) ? other : way;
}

/** What is left to pay when a card has paid. */
export const leftToPay = ({ total, card = 0 }: Pick<OrderSums, 'total' | 'card'>): Grosze => total.gross - card;

/** What an order of this basket costs on this way; nothing is rounded here. */
export function orderSums(
  { worth, rebate, goods, deposit, card: paying }: Pick<BasketView, 'worth' | 'rebate' | 'goods' | 'deposit' | 'card'>,
  way: Pick<WayOption, 'cost'> | undefined,
): OrderSums {
  const delivery = way?.cost ?? NOTHING;
  const total = totalOf({ goods, deposit }, delivery);
  const card = cardShare(paying ? { card: paying } : {}, total.gross);
  return { worth, rebate, goods, deposit, delivery, total, ...(card > 0 ? { card } : {}) };
}

/** What an order asks agreement to, besides the terms. */
export interface Agreements {
  /** Files that are handed out before the 14 days are over (UPK art. 38 pkt 13). */
  virtual: boolean;
  /** A service without a day of its own that begins before they are over (UPK art. 15 ust. 3, art. 38 ust. 1 pkt 1). */
  service: boolean;
}

export function agreementsOf({ lines }: Pick<BasketView, 'lines'>): Agreements {
  return {
    virtual: lines.some(({ known }) => known?.type === 'virtual'),
    service: lines.some(({ known }) => known?.type === 'service' && !known.service),
  };
}
