import { UNLIMITED } from '../../catalogue/model.ts';
import { type PointChange, type PointKind, sumOfChanges } from '../../customers/points/model.ts';
import type { Db } from '../../db/database.ts';
import type { ServiceTermRow } from '../../db/tables/catalogue.ts';
import type { OrderLineRow, OrderMoneyRow, OrderRow, OrderStockRow } from '../../db/tables/orders.ts';
import type { PointEntryRow } from '../../db/tables/points.ts';
import type { OrderData, OrderLineData } from '../model.ts';
import { GIFT_CARD } from '../store/money.server.ts';

/** Everything as of one moment: a program that was killed may still have a COMMIT on its way in PostgreSQL. */
const snapshot = (db: Db) =>
  db.read
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      orders: await tx.selectFrom('orders').selectAll().execute(),
      lines: await tx.selectFrom('order_lines').selectAll().execute(),
      money: await tx.selectFrom('order_money').selectAll().execute(),
      taken: await tx.selectFrom('order_stock').selectAll().execute(),
      terms: await tx.selectFrom('service_terms').selectAll().execute(),
      payments: await tx.selectFrom('payments').selectAll().execute(),
      withdrawals: await tx.selectFrom('withdrawals').selectAll().execute(),
      stores: await tx.selectFrom('stocks').selectAll().execute(),
      points: await tx.selectFrom('point_entries').selectAll().orderBy('place').execute(),
      uses: await tx.selectFrom('rebate_uses').selectAll().execute(),
      cards: await tx.selectFrom('gift_cards').selectAll().execute(),
      moves: await tx.selectFrom('gift_card_moves').selectAll().execute(),
    }));

type Stocked = Pick<OrderStockRow, 'product_id' | 'quantity'> & Partial<Pick<OrderStockRow, 'term'>>;

/** Pieces of each product, in stores and out of them with orders. */
function piecesIn(stores: readonly Stocked[], taken: readonly Stocked[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { product_id: product, quantity, term = null } of [...stores, ...taken]) {
    if (quantity !== UNLIMITED && term === null) sums.set(product, (sums.get(product) ?? 0) + quantity);
  }
  return sums;
}

export async function allPieces(db: Db): Promise<Map<number, number>> {
  const { stores, taken } = await snapshot(db);
  return piecesIn(stores, taken);
}

/** All that does not balance in a store, in words. */
export async function imbalances(db: Db, pieces: ReadonlyMap<number, number>): Promise<string[]> {
  const snap = await snapshot(db);
  const { orders, money, taken, terms, payments, withdrawals, stores, points, uses, lines, cards, moves } = snap;
  const moneyOf = Map.groupBy(money, (row) => row.order_id);
  const takenBy = Map.groupBy(taken, (row) => row.order_id);
  const linesOf = Map.groupBy(lines, (row) => row.order_id);
  const withdrawn = (id: string) =>
    withdrawals.reduce((sum, { order_id, worth }) => sum + (order_id === id ? worth : 0), 0);
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
    ...termFaults(terms, taken),
    ...ledgerFaults(points),
    ...payments.flatMap(({ id, amount }) => paymentFaults(id, amount, money)),
    ...cardFaults({ cards, moves, payments, money }),
    ...orders.flatMap((order) =>
      [
        ...stockFaults(order, linesOf.get(order.id) ?? [], takenBy.get(order.id) ?? []),
        ...moneyFaults(order, moneyOf.get(order.id) ?? [], withdrawn(order.id)),
        ...pointFaults(order, linesOf.get(order.id) ?? [], points),
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

/** What is taken of a term is with orders. */
function termFaults(terms: readonly ServiceTermRow[], taken: readonly OrderStockRow[]): string[] {
  return terms.flatMap(({ product_id: product, term, taken: told }) => {
    const own = taken.filter((row) => row.product_id === product && row.term === term);
    const out = own.reduce((all, { quantity }) => all + quantity, 0);
    return out === told ? [] : [`${told} places of ${term} are taken, orders have ${out}`];
  });
}

function stockFaults(order: OrderRow, lines: readonly OrderLineRow[], taken: readonly OrderStockRow[]): string[] {
  const holds = order.status === 'waiting' || order.status === 'accepted';
  const pieces = dataOf(order).pieces.filter(({ term }) => term === undefined);
  const wanted = pieces.reduce((all, { quantity }) => all + quantity, 0);
  const out = taken.filter(({ term }) => term === null).reduce((all, { quantity }) => all + quantity, 0);
  // What was withdrawn from goes back to the store only while nothing has been sent.
  const back = lines.reduce((all, line) => all + line.withdrawn, 0);
  const fits = isAlive(order) ? out <= wanted && out >= wanted - back : out === 0;
  return [
    ...(order.holds_stock === (holds ? 1 : 0) ? [] : [`holds_stock is ${order.holds_stock}`]),
    ...(fits ? [] : [`has ${out} of ${wanted} pieces`]),
  ];
}

/** Money in is money kept and money out, and no more is kept than what is owed. */
function moneyFaults(order: OrderRow, money: readonly OrderMoneyRow[], withdrawn: number): string[] {
  const kept = sum(money);
  // Of a parcel that has left, a courier may have more than the shop.
  const ahead = order.payment === 'on_delivery' ? -sum(money.filter(({ payment_id: id }) => id === null)) : 0;
  const owed = order.total - withdrawn;
  const paid = order.paid_at !== null;
  const right =
    (order.status === 'waiting' && !paid && kept >= 0 && kept < owed) ||
    (!isAlive(order) && kept === 0) ||
    (isAlive(order) && order.status !== 'waiting' && (paid ? kept === owed : kept >= -ahead && kept < owed));
  return right && ahead <= withdrawn
    ? []
    : [`keeps ${kept} of ${order.total} less ${withdrawn}, ${paid ? 'paid' : 'not paid'}`];
}

export const turnsIn = (entries: readonly PointEntryRow[], order: string): PointChange[] =>
  entries.flatMap(({ order_id, kind, amount }) => (order_id === order ? [{ kind: kind as PointKind, amount }] : []));

/** Each balance is the sum of what was before it, places have no gaps, and nobody has spent what was not there. */
function ledgerFaults(points: readonly PointEntryRow[]): string[] {
  const faults: string[] = [];
  for (const [customer, rows] of Map.groupBy(points, (row) => row.customer_id)) {
    if (customer === null) continue;
    let [place, balance] = [0, 0];
    for (const row of rows) {
      place += 1;
      balance += row.amount;
      if (row.place !== place || row.balance !== balance) faults.push(`points of ${customer} at ${row.place}`);
      if (row.kind === 'spent' && balance < 0) faults.push(`${customer} spent more points than there were`);
    }
  }
  return faults;
}

/** Points in are points out: an order that lives has taken its price and, once paid, given its prize; one that has ended neither. */
function pointFaults(order: OrderRow, lines: readonly OrderLineRow[], points: readonly PointEntryRow[]): string[] {
  const { spent, earned } = sumOfChanges(turnsIn(points, order.id));
  const sumOf = (of: (data: OrderLineData) => number | undefined) =>
    lines.reduce((all, { data, quantity, withdrawn }) => {
      const whole = of(JSON.parse(data)) ?? 0;
      return all + whole - Math.round((whole * withdrawn) / quantity);
    }, 0);
  const paid = order.paid_at !== null || (order.payment === 'on_delivery' && order.status === 'done');
  const price = isAlive(order) ? sumOf((data) => data.points) : 0;
  const prize = isAlive(order) && paid && order.customer_id !== null ? sumOf((data) => data.pointsEarned) : 0;
  return spent === price && earned === prize ? [] : [`took ${spent} of ${price} points, gave ${earned} of ${prize}`];
}
