import { randomBytes, randomUUID } from 'node:crypto';
import type { Checkout } from '../../basket/service/checkout.server.ts';
import { goesTo } from '../../delivery/methods.ts';
import type { GiftCardRules } from '../../giftCards/model.ts';
import type { OtherLanguage } from '../../kit/language.ts';
import type { Grosze } from '../../kit/money.ts';
import type { Order, OrderData, OrderSubscription } from '../../orders/model.ts';
import { sentTo } from '../destination.ts';
import type { CheckedCheckout } from '../form.ts';
import { orderSums } from '../options.ts';
import { orderLines, orderPieces } from './lines.ts';

export interface PlaceInput {
  /** 22 to 64 characters of base64url: the same attempt is the same order. */
  attempt: string;
  shown: string;
  checked: CheckedCheckout;
  asConsumer: boolean;
  remarks: string;
  /** Language of the page; missing: Polish. */
  language?: OtherLanguage;
  consents: OrderData['consents'];
  promise?: string;
  arrival?: string;
  customerId?: string;
  /** The shopper is signed in and has proved that this e-mail address is theirs. */
  proved?: boolean;
  /** Network address of the shopper; see `heldPieces.ts`. */
  from?: string;
}

/** What is written down of an order: of a shopper's page, or of a subscription that makes its next one. */
export interface OrderInput extends Omit<PlaceInput, 'shown'> {
  number: number;
  session?: string;
  at: number;
  subscription?: OrderSubscription;
}

/** An order of these things, as it is the moment it is placed. */
export function newOrder(
  input: OrderInput,
  checkout: Checkout,
  { until, cards }: { until: number | undefined; cards: GiftCardRules },
): Order {
  const { number, session, at, checked, subscription } = input;
  const { view, products, code, card, deliveryVatBp } = checkout;
  const lines = orderLines(checkout, cards);
  return {
    id: randomUUID(),
    number,
    accessKey: randomBytes(18).toString('base64url'),
    ...(session === undefined ? {} : { sessionId: session }),
    ...(input.customerId === undefined ? {} : { customerId: input.customerId }),
    email: checked.addresses.client.email ?? '',
    ...opening(checked.payment, at, until),
    payment: checked.payment,
    total: orderSums(view, checked.way).total.gross,
    placedAt: at,
    changedAt: at,
    holdsStock: true,
    data: {
      ...dataOf(view, input, { code, card, deliveryVatBp }),
      pieces: orderPieces(lines, products),
      ...(subscription ? { subscription } : {}),
    },
    lines,
  };
}

/** What is paid later, or not at all, is worked on at once. */
function opening(
  payment: Order['payment'],
  at: number,
  until: number | undefined,
): Pick<Order, 'status' | 'expiresAt' | 'paidAt'> {
  if (payment === 'nothing') return { status: 'accepted', paidAt: at };
  if (payment === 'on_delivery') return { status: 'accepted' };
  return { status: 'waiting', ...(until === undefined ? {} : { expiresAt: until }) };
}

function dataOf(
  view: Checkout['view'],
  input: OrderInput,
  { code, card, deliveryVatBp }: { code: string | undefined; card: string | undefined; deliveryVatBp: number },
): Omit<OrderData, 'pieces'> {
  const { way, point, day, addresses } = input.checked;
  return {
    currency: view.currency,
    net: view.priceType === 'net',
    buyer: addresses,
    asConsumer: input.asConsumer,
    ...(way
      ? {
          delivery: {
            id: way.id,
            name: way.name,
            pickUp: way.pickUp,
            prepaid: way.prepaid,
            cost: way.cost,
            vatBp: deliveryVatBp,
            ...(point === undefined ? {} : { point }),
            ...(day === undefined ? {} : { day }),
            ...(input.promise === undefined ? {} : { promise: input.promise }),
            ...(input.arrival === undefined ? {} : { arrival: input.arrival }),
            cheapest: cheapestOf(view, way.cost.gross, sentTo(addresses)),
          },
        }
      : {}),
    sums: orderSums(view, way),
    ...(code === undefined ? {} : { code }),
    ...(card !== undefined && view.card ? { giftCard: { id: card, tail: view.card.tail } } : {}),
    remarks: input.remarks,
    ...(input.language === undefined ? {} : { language: input.language }),
    consents: input.consents,
  };
}

/** Fetching it oneself brings nothing, so that it is no way to compare with. */
const cheapestOf = ({ delivery }: Checkout['view'], paid: Grosze, country: string): Grosze =>
  Math.min(paid, ...delivery.ways.filter((way) => !way.pickUp && goesTo(way, country)).map(({ cost }) => cost.gross));
