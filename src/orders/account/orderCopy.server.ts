import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { boughtCards } from '../../giftCards/service.server.ts';
import { formatQuantity } from '../../kit/quantity.ts';
import { baseName } from '../downloads/model.ts';
import { downloadsByOrder } from '../downloads/store.server.ts';
import { languageOf, type Order, type OrderLine } from '../model.ts';
import { eventsByOrder } from '../store/events.server.ts';
import { moneyByOrder } from '../store/money.server.ts';
import { paymentsByOrder } from '../store/payments.server.ts';

const moment = (ms: number | null | undefined) => (ms === null || ms === undefined ? null : new Date(ms).toISOString());

/** Orders as they were agreed and what became of them, for their buyer to read (GDPR, art. 15(3)); amounts in grosze. */
export async function copyOf(db: Kysely<Tables>, orders: readonly Order[]) {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const [events, money, payments, cards, files] = await Promise.all([
    eventsByOrder(db, ids),
    moneyByOrder(db, ids),
    paymentsByOrder(db, ids),
    boughtCards(db, ids),
    downloadsByOrder(db, ids),
  ]);
  return orders.map((order) => ({
    ...agreed(order),
    payments: (payments.get(order.id) ?? []).map((one) => ({
      ...{ provider: one.provider, providerId: one.provider_id, method: one.method, status: one.status },
      ...{
        amount: one.amount,
        reason: one.reason,
        startedAt: moment(one.started_at),
        changedAt: moment(one.changed_at),
      },
    })),
    money: (money.get(order.id) ?? []).map(({ amount, at, settled_at }) => ({
      ...{ amount, at: moment(at), settledAt: moment(settled_at) },
    })),
    giftCardsBought: (cards.get(order.id) ?? []).map(({ tail, value, balance, ...card }) => ({
      ...{ tail, value, balance, createdAt: moment(card.createdAt) },
      ...{ expiresAt: moment(card.expiresAt), voidedAt: moment(card.voidedAt) },
    })),
    files: (files.get(order.id) ?? []).map(({ file, created_at: from, expires_at: until, fetched, left }) => ({
      ...{ name: baseName(file), createdAt: moment(from), expiresAt: moment(until) },
      ...{ timesFetched: fetched, timesLeft: left },
    })),
    history: (events.get(order.id) ?? []).map(({ at, kind, data }) => ({ at: moment(at), kind, data })),
  }));
}

const agreed = ({
  number,
  placedAt,
  changedAt,
  expiresAt,
  paidAt,
  status,
  payment,
  total,
  email,
  data,
  lines,
}: Order) => ({
  number,
  placedAt: moment(placedAt),
  changedAt: moment(changedAt),
  expiresAt: moment(expiresAt),
  paidAt: moment(paidAt),
  status,
  payment,
  total,
  currency: data.currency,
  language: languageOf({ data }),
  email,
  buyer: data.buyer,
  asConsumer: data.asConsumer,
  delivery: data.delivery
    ? {
        name: data.delivery.name,
        point: data.delivery.point ?? null,
        day: data.delivery.day ?? null,
        promise: data.delivery.promise ?? null,
        cost: data.delivery.cost.gross,
      }
    : null,
  shipment: data.shipment ?? null,
  returning: data.returning ?? null,
  invoice: data.invoice ?? null,
  sums: data.sums,
  code: data.code ?? null,
  subscription: data.subscription ?? null,
  giftCard: data.giftCard ? { tail: data.giftCard.tail, amount: data.sums.card ?? null } : null,
  remarks: data.remarks,
  consents: data.consents,
  lines: lines.map(copyOfLine),
});

/** All that the line keeps but addresses within the shop. */
const copyOfLine = ({
  product,
  size,
  quantity,
  precision,
  paid,
  withdrawn,
  data: { href: _, picture: __, files, ...kept },
}: OrderLine) => ({
  product,
  size,
  quantity: formatQuantity(quantity, precision),
  withdrawn: formatQuantity(withdrawn, precision),
  paid,
  ...kept,
  files: files.map(({ label, name }) => ({ label, name })),
});
