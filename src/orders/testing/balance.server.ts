import { UNLIMITED } from '../../catalogue/model.ts';
import type { Db } from '../../db/database.ts';
import type { OrderMoneyRow, OrderRow, OrderStockRow } from '../../db/tables/orders.ts';
import type { OrderData } from '../model.ts';
import { GIFT_CARD } from '../store/money.server.ts';

/** Everything as of one moment: a program that was killed may still have a COMMIT on its way in PostgreSQL. */
const snapshot = (db: Db) =>
  db.read
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      orders: await tx.selectFrom('orders').selectAll().execute(),
      money: await tx.selectFrom('order_money').selectAll().execute(),
      taken: await tx.selectFrom('order_stock').selectAll().execute(),
      payments: await tx.selectFrom('payments').selectAll().execute(),
      withdrawals: await tx.selectFrom('withdrawals').selectAll().execute(),
      stores: await tx.selectFrom('stocks').selectAll().execute(),
      uses: await tx.selectFrom('rebate_uses').selectAll().execute(),
      cards: await tx.selectFrom('gift_cards').selectAll().execute(),
      moves: await tx.selectFrom('gift_card_moves').selectAll().execute(),
    }));

type Stocked = Pick<OrderStockRow, 'product_id' | 'quantity'>;

/** Pieces of each product, in stores and out of them with orders. */
function piecesIn(stores: readonly Stocked[], taken: readonly Stocked[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { product_id: product, quantity } of [...stores, ...taken]) {
    if (quantity !== UNLIMITED) sums.set(product, (sums.get(product) ?? 0) + quantity);
  }
  return sums;
}

export async function allPieces(db: Db): Promise<Map<number, number>> {
  const { stores, taken } = await snapshot(db);
  return piecesIn(stores, taken);
}

/** All that does not balance in a store, in words. */
export async function imbalances(db: Db, pieces: ReadonlyMap<number, number>): Promise<string[]> {
  const { orders, money, taken, payments, withdrawals, stores, uses, cards, moves } = await snapshot(db);
  const moneyOf = Map.groupBy(money, (row) => row.order_id);
  const takenBy = Map.groupBy(taken, (row) => row.order_id);
  const withdrawn = (id: string) =>
    withdrawals.reduce((sum, { order_id, amount }) => sum + (order_id === id ? amount : 0), 0);
  const now = piecesIn(stores, taken);
  const withCode = orders.filter((order) => isAlive(order) && dataOf(order).code !== undefined);
  const [used, counted] = [uses.map(({ order_id }) => order_id).sort(), withCode.map(({ id }) => id).sort()];
  return [
    ...[...pieces].flatMap(([product, all]) =>
      now.get(product) === all ? [] : [`product ${product}: ${all} pieces became ${now.get(product)}`],
    ),
    ...stores.flatMap(({ product_id, quantity }) =>
      quantity >= 0 || quantity === UNLIMITED ? [] : [`${quantity} pieces of ${product_id} in a store`],
    ),
    ...(String(used) === String(counted) ? [] : [`codes of ${counted.length} orders, uses of ${used.length}`]),
    ...payments.flatMap(({ id, amount }) => paymentFaults(id, amount, money)),
    ...cardFaults({ cards, moves, payments, money }),
    ...orders.flatMap((order) =>
      [
        ...stockFaults(order, takenBy.get(order.id) ?? []),
        ...moneyFaults(order, moneyOf.get(order.id) ?? [], withdrawn(order.id)),
      ].map((fault) => `order ${order.number}, ${order.status}: ${fault}`),
    ),
  ];
}

const isAlive = ({ status }: OrderRow): boolean => status !== 'cancelled' && status !== 'expired';
const dataOf = ({ data }: OrderRow): OrderData => JSON.parse(data);
const sum = (rows: readonly { amount: number }[]): number => rows.reduce((all, { amount }) => all + amount, 0);

function paymentFaults(id: string, amount: number, money: readonly OrderMoneyRow[]): string[] {
  const own = money.filter((row) => row.payment_id === id);
  const came = own.filter((row) => row.amount > 0);
  const fits = came.length <= 1 && (came.length === 0 || sum(came) === amount) && sum(own) >= 0;
  return fits ? [] : [`payment ${id} of ${amount} has ${own.map((row) => row.amount).join(', ')}`];
}

/** What left a card came to an order, and what came back to it left one, each once and never more than the card holds. */
function cardFaults({
  cards,
  moves,
  payments,
  money,
}: Pick<Awaited<ReturnType<typeof snapshot>>, 'cards' | 'moves' | 'payments' | 'money'>): string[] {
  const byCard = new Set(payments.flatMap(({ id, provider }) => (provider === GIFT_CARD ? [id] : [])));
  const paid = money.filter(({ payment_id: id }) => id !== null && byCard.has(id));
  const brief = (rows: readonly { reference: string; amount: number }[], sign: number) =>
    rows.map(({ reference, amount }) => `${reference} ${sign * amount}`).sort();
  const [left, came] = [brief(moves, -1), brief(paid, 1)];
  return [
    ...(String(left) === String(came) ? [] : [`cards moved ${left.join(', ')}; orders have ${came.join(', ')}`]),
    ...cards.flatMap(({ id, value, balance }) => {
      const own = moves.filter(({ card_id: card }) => card === id);
      return balance === value + sum(own) && balance >= 0 && balance <= value
        ? []
        : [`card of ${value} with ${own.map(({ amount }) => amount).join(', ')} has ${balance}`];
    }),
  ];
}

function stockFaults(order: OrderRow, taken: readonly OrderStockRow[]): string[] {
  const holds = order.status === 'waiting' || order.status === 'accepted';
  const wanted = dataOf(order).pieces.reduce((all, { quantity }) => all + quantity, 0);
  const out = taken.reduce((all, { quantity }) => all + quantity, 0);
  return [
    ...(order.holds_stock === (holds ? 1 : 0) ? [] : [`holds_stock is ${order.holds_stock}`]),
    ...(out === (isAlive(order) ? wanted : 0) ? [] : [`has ${out} of ${wanted} pieces`]),
  ];
}

/** Money in is money kept and money out, and no more is kept than what is owed. */
function moneyFaults(order: OrderRow, money: readonly OrderMoneyRow[], withdrawn: number): string[] {
  const kept = sum(money);
  const owed = order.total - withdrawn;
  const paid = order.paid_at !== null;
  const right =
    (order.status === 'waiting' && !paid && kept >= 0 && kept < order.total) ||
    (!isAlive(order) && kept === 0) ||
    (isAlive(order) && order.status !== 'waiting' && (paid ? kept === owed : kept >= 0 && kept < owed)) ||
    (order.payment === 'on_delivery' && !paid && kept >= 0 && kept <= (dataOf(order).sums.card ?? 0));
  return right ? [] : [`keeps ${kept} of ${order.total} less ${withdrawn}, ${paid ? 'paid' : 'not paid'}`];
}
