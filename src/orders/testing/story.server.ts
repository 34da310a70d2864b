import { randomUUID } from 'node:crypto';
import { giveStock } from '../../catalogue/stock.server.ts';
import { leftOfBasket, type PlaceInput } from '../../checkout/testing/orderInput.server.ts';
import { sumOfChanges } from '../../customers/points/model.ts';
import type { Db } from '../../db/database.ts';
import type { OpenTestDatabase } from '../../db/testing/databases.server.ts';
import { HOUR } from '../../kit/clock.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';
import type { Visit } from '../../session/model.ts';
import { NEXT_STATUSES, type Order, type OrderStatus } from '../model.ts';
import { balanceOf, withdrawnFrom } from '../store/money.server.ts';
import { held } from '../store/orders.server.ts';
import { refundOrder } from '../transitions/refund.server.ts';
import { receive } from '../transitions/transitions.server.ts';
import { ADDRESS } from './address.ts';
import { allPieces, turnsIn } from './balance.server.ts';
import { CUSTOMERS, customerWith } from './customer.server.ts';
import { FIRST_POINTS, type Forecast, forecast, POINTS, pointsOf } from './forecast.ts';
import { begunPayment } from './payment.server.ts';
import type { Step } from './step.ts';

const STORES = [
  { branch: 'pracownia', own: true, quantity: 4 },
  { branch: 'krakow', own: false, quantity: 3 },
];
const PIECES = 7;

/** Grosze on the gift card: enough for some orders and not for all. */
const CARD = 30_000;

/** Plays histories in a shop of two products, seven of each in two stores; new for each history. */
export function storyOf(open: OpenTestDatabase) {
  const shop = orderShop(open);
  let played: { visit: Visit; input: PlaceInput; order: Order }[] = [];
  let payments: { id: string; order_id: string; method: string; amount: number }[] = [];
  let foreseen: Forecast[] = [];
  let last = new Map<string, OrderStatus>();
  let filled: Db | undefined;
  let cardCode = { number: '', pin: '' };

  const chosen = <T>(all: readonly T[], which: number): T | undefined => all[which % Math.max(all.length, 1)];

  async function place(step: Extract<Step, { do: 'place' }>): Promise<void> {
    const { baskets } = shop.baskets;
    const visit = await shop.baskets.visitor();
    const { product, quantity, payment, code, card = false, who, forPoints } = step;
    const wanted = { product, size: 'uniw', quantity };
    const free = { ...wanted, quantity: String(forPoints), forPoints: true };
    const added = await baskets.add(visit, forPoints > 0 ? [wanted, free] : [wanted]);
    if (!added.every((one) => one.ok)) return;
    if (code !== undefined) await baskets.activateCode(visit, code);
    if (card) await baskets.payWithCard(visit, cardCode);
    // As if signed in, each order from a basket of its own.
    const asking = who === undefined ? visit : { ...visit, customer: who };
    const more = who === undefined ? {} : { customerId: who };
    // Each at an address of their own, guests at one: a code for one order each knows the box as well as the account.
    const client = { ...ADDRESS, email: `${who ?? 'gosc'}@example.pl` };
    const asked = async (by: typeof payment | 'nothing') => {
      const input = await shop.input(asking, by, more);
      return { ...input, checked: { ...input.checked, addresses: { type: 'private' as const, client } } };
    };
    const covering = await asked('nothing');
    const { view } = await baskets.checkout(asking);
    const covered = view.card?.stop === undefined && leftOfBasket(view, covering.checked.way) === 0;
    const input = covered ? covering : await asked(payment);
    // A second click, always.
    const [done, again] = await Promise.all([shop.checkout.place(asking, input), shop.checkout.place(asking, input)]);
    if (done.ok !== again.ok) throw new Error('a second click came to something else');
    if (done.ok) played.push({ visit: asking, input, order: done.value });
  }

  async function pay(order: Order, share: number): Promise<void> {
    const amount = Math.ceil((order.total * share) / 100);
    const payment = { ...(await begunPayment(shop.db, order, amount, shop.now)), amount };
    payments.push(payment);
    await told(payment);
  }
  const told = ({ amount, ...payment }: (typeof payments)[number]) =>
    shop.db.write((tx) => receive(tx, shop.orders.deps, payment, amount, shop.now));

  /** As a buyer withdraws: the worth of what goes back is not owed any more, and what was paid for it returns. */
  const withdraw = ({ id }: Order, share: number) =>
    shop.db.write(async (tx) => {
      const order = await held(tx, id);
      if (order?.paidAt === undefined || order.status === 'cancelled' || order.status === 'expired') return;
      const owed = order.total - (await withdrawnFrom(tx, id));
      const row = { id: randomUUID(), order_id: id, at: shop.now, name: '', email: '', data: '{}' };
      const amount = Math.floor((owed * share) / 100);
      await tx
        .insertInto('withdrawals')
        .values({ ...row, amount, worth: amount })
        .execute();
      const rest = (await balanceOf(tx, id)) - (owed - amount);
      const why = `withdrawn:${row.id}`;
      await refundOrder(tx, shop.orders.deps, order, { amount: Math.max(0, rest), why, at: shop.now, cardFirst: true });
    });

  async function onOrder(step: Extract<Step, { which: number }>): Promise<void> {
    const one = chosen(played, step.which);
    if (!one) return;
    const { order, visit, input } = one;
    if (step.do === 'placeAgain') {
      const again = await shop.checkout.place(visit, input);
      if (!again.ok || again.value.number !== order.number) throw new Error('the same attempt was another order');
    }
    if (step.do === 'pay') await pay(order, step.share);
    if (step.do === 'withdraw') await withdraw(order, step.share);
    if (step.do === 'giveBack') {
      const taken = [{ place: step.line, quantity: step.pieces }];
      const told = { name: 'Anna Nowak', email: 'anna@example.pl', taken };
      await shop.withdrawals.make(order, { attempt: randomUUID().replaceAll('-', ''), ...told });
    }
    if (step.do === 'cancel') await shop.orders.cancel(order, step.by);
    if (step.do === 'move') await shop.orders.move(order, step.to);
  }

  const story = {
    shop,
    pieces: new Map([
      [1, PIECES],
      [2, PIECES],
    ]),
    async begin(): Promise<void> {
      if (filled !== shop.db) await shop.baskets.brought(STORES, POINTS);
      filled = shop.db;
      [played, payments, foreseen, last] = [[], [], [], new Map()];
      await shop.db.write(async (tx) => {
        for (const table of [
          ...(['orders', 'rebate_uses', 'basket_lines', 'point_entries', 'customers'] as const),
          'gift_cards' as const,
        ]) {
          await tx.deleteFrom(table).execute();
        }
        const bought = { order: 'before', place: 0, pieces: 1, value: CARD };
        const [card] = await shop.baskets.giftCards(shop.db).issue(tx, bought);
        cardCode = card?.code ?? cardCode;
        const rows = await tx.selectFrom('stocks').selectAll().execute();
        const back = rows.map(({ product_id, size_type, branch, quantity }) => {
          const full = STORES.find((store) => store.branch === branch)?.quantity ?? 0;
          return { product: product_id, size: size_type, branch, quantity: full - quantity };
        });
        await giveStock(tx, back);
      });
      for (const who of CUSTOMERS) await customerWith(shop.db, who, FIRST_POINTS);
      const pieces = await allPieces(shop.db);
      if (pieces.get(1) !== PIECES || pieces.get(2) !== PIECES) throw new Error('a history begins with full stores');
    },
    predict(step: Step): void {
      const total = (place: number) => played[place]?.order.total ?? 0;
      forecast(foreseen, step, { now: shop.now, pieces: PIECES, total });
    },
    async play(step: Step): Promise<void> {
      if (step.do === 'wait') shop.now += step.hours * HOUR;
      else if (step.do === 'expire') await shop.orders.expire();
      else if (step.do === 'place') await place(step);
      else if (step.do === 'tellAgain') {
        const payment = chosen(payments, step.which);
        if (payment) await told(payment);
      } else await onOrder(step);
    },
    expected: () =>
      foreseen.map((one) => {
        const { status, paid, came, went, code } = one;
        return { status, paid, came, went, ...pointsOf(one), ...(code ? { code } : {}) };
      }),
    /** What the store holds of all orders. */
    async seen() {
      const orders = await shop.db.read.selectFrom('orders').selectAll().orderBy('number').execute();
      const money = await shop.db.read.selectFrom('order_money').selectAll().execute();
      const entries = await shop.db.read.selectFrom('point_entries').selectAll().execute();
      return orders.map(({ id, status, paid_at, data }) => {
        const { code } = JSON.parse(data) as Order['data'];
        const sum = (sign: number) =>
          money.reduce((all, row) => all + (row.order_id === id ? Math.max(0, sign * row.amount) : 0), 0);
        const points = sumOfChanges(turnsIn(entries, id));
        return { status, paid: paid_at !== null, came: sum(1), went: sum(-1), ...points, ...(code ? { code } : {}) };
      });
    },
    /** Orders that have come to where nothing leads from where they last were. */
    async wrongTurns(): Promise<string[]> {
      const rows = await shop.db.read.selectFrom('orders').select(['id', 'number', 'status']).execute();
      const now = new Map(rows.map(({ id, status }) => [id, status as OrderStatus]));
      const wrong = [...last].flatMap(([id, before]) => {
        const status = now.get(id);
        return status !== undefined && leadsTo(before, status) ? [] : [`${before} became ${status}`];
      });
      last = now;
      return wrong;
    },
  };
  return story;
}

function leadsTo(from: OrderStatus, to: OrderStatus): boolean {
  const reached = new Set<OrderStatus>([from]);
  for (const one of reached) for (const next of NEXT_STATUSES[one]) reached.add(next);
  return reached.has(to);
}
