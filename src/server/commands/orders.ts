import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Grosze } from '../../kit/money.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { csvHead, csvRows, orderJson } from '../../orders/merchant/columns.ts';
import { NEXT_STATUSES, type Order, type OrderInvoice, type Shipment } from '../../orders/model.ts';
import type { Orders } from '../../orders/service.server.ts';
import type { Settings } from '../../settings/env.server.ts';
import type { OrderServices } from '../open/joinOrders.ts';
import { openKeptBase } from '../open/openBase.ts';
import { openOrders } from '../open/openOrders.ts';
import { loadShopContent } from '../open/shopContent.ts';
import { type OrderCommand, type OrderRequest, readArguments, USAGE } from './orders/arguments.ts';
import { listLine, showLines } from './orders/print.ts';
import { runTold } from './run.ts';
import { wrongWords } from './say.ts';

const PAGE = 200;
const BYTE_ORDER_MARK = '\uFEFF';

/** Runs `witryna orders …`: prints what was done, or why it was not, in a line of its own. */
export async function runOrders(
  settings: Settings,
  args: readonly string[],
  { out = process.stdout, err = process.stderr }: { out?: Writable; err?: Writable } = {},
): Promise<number> {
  const asked = readArguments(args);
  if (!asked.ok) return wrongWords(`${asked.error}\n\n${USAGE}`, err);
  if (asked.value.what === 'help') {
    out.write(USAGE);
    return 0;
  }
  const work = async () => {
    const base = await openKeptBase(settings);
    try {
      const { content } = await loadShopContent(base);
      const services = await openOrders(base, content);
      const refused = await answer(services, asked.value, out);
      if (refused === undefined) return 0;
      err.write(`${refused}\n`);
      return 1;
    } catch (error) {
      // Whoever reads has read enough: `witryna orders list | head`.
      if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return 0;
      throw error;
    } finally {
      await base.db.close();
    }
  };
  return runTold(settings, work, { err });
}

/** Undefined when it is done, else why not. */
async function answer(
  { orders, withdrawals }: Pick<OrderServices, 'orders' | 'withdrawals'>,
  asked: OrderRequest,
  out: Writable,
): Promise<string | undefined> {
  const print = (lines: AsyncIterable<string> | readonly string[]) =>
    pipeline(Readable.from(lines), out, { end: false });
  if (asked.what === 'help') return undefined;
  if (asked.what === 'list') {
    const all = newestFirst(orders, asked);
    await print(asked.json ? jsonOf(withOwed(orders, all)) : ended(all, (order) => [listLine(order)], '\n'));
    return undefined;
  }
  if (asked.what === 'export') {
    const all = withOwed(orders, orders.walk(asked));
    await print(asked.format === 'json' ? jsonOf(all) : csvOf(all));
    return undefined;
  }
  const order = await orders.order(asked.number);
  if (!order) return `There is no order ${asked.number}.`;
  if (asked.what === 'set-status') return setStatus(orders, order, asked.status, out);
  if (asked.what === 'shipment') return shipped(orders, order, asked.shipment, out);
  if (asked.what === 'return') return returnGiven(withdrawals, order, asked.parcel, out);
  if (asked.what === 'invoice') return invoiced(orders, order, asked.invoice, out);
  if (asked.what === 'renew') return renewed(orders, order, out);
  if (asked.what === 'refunded') return refunded(orders, order, out);
  if (asked.what === 'paid') return paid(orders, order, asked.amount, out);
  if (asked.json) await print([`${JSON.stringify(await shown(orders, order), undefined, 2)}\n`]);
  else await print([`${showLines(order, await orders.money(order), await orders.history(order)).join('\n')}\n`]);
  return undefined;
}

const shown = async (orders: Orders, order: Order) => ({
  ...orderJson(order, await orders.toPay(order)),
  money: await orders.money(order),
  history: await orders.history(order),
});

async function* newestFirst(
  orders: Orders,
  { status, from, to }: { status?: Order['status']; from: number; to: number },
): AsyncGenerator<Order> {
  for (let before: number | undefined; ; ) {
    const page = await orders.list({
      ...{ most: PAGE, from, to },
      ...(status === undefined ? {} : { status }),
      ...(before === undefined ? {} : { before }),
    });
    yield* page;
    if (page.length < PAGE) return;
    before = page.at(-1)?.number;
  }
}

async function* ended<T>(all: AsyncIterable<T>, lines: (one: T) => string[], end: string) {
  for await (const one of all) for (const line of lines(one)) yield line + end;
}

/** Orders with what is still to be paid of each, which is looked up for many at once. */
async function* withOwed(orders: Orders, all: AsyncIterable<Order>): AsyncGenerator<[order: Order, owed: Grosze]> {
  async function* told(some: readonly Order[]): AsyncGenerator<[Order, Grosze]> {
    const owed = await orders.owed(some);
    for (const order of some) yield [order, owed.get(order.id) ?? 0];
  }
  let page: Order[] = [];
  for await (const order of all) {
    page.push(order);
    if (page.length < PAGE) continue;
    yield* told(page);
    page = [];
  }
  yield* told(page);
}

/** Rows with a mark at the start by which spreadsheets know UTF-8. */
async function* csvOf(all: AsyncIterable<[Order, Grosze]>): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvHead()}\r\n`;
  yield* ended(all, ([order, owed]) => csvRows(order, owed), '\r\n');
}

/** An array with an order on each line. */
async function* jsonOf(all: AsyncIterable<[Order, Grosze]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const [order, owed] of all) {
    yield before + JSON.stringify(orderJson(order, owed));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function setStatus(
  orders: Orders,
  order: Order,
  status: OrderCommand,
  out: Writable,
): Promise<string | undefined> {
  const moved = await (status === 'cancelled' ? orders.cancel(order, 'shop') : orders.move(order, status));
  if (typeof moved !== 'string') {
    out.write(`Order ${order.number} is ${moved.status}.${await leavingWords(orders, moved)}\n`);
    return undefined;
  }
  if (moved === 'used') return `Something was paid with a gift card of order ${order.number}: it cannot be cancelled.`;
  // What it was a moment ago may not be what it is.
  const now = (await orders.order(order.number)) ?? order;
  const may = NEXT_STATUSES[now.status].filter((next) => next !== 'accepted' && next !== 'expired');
  return `Order ${order.number} is ${now.status} and cannot become ${status}${may.length > 0 ? `, only ${may.join(' or ')}` : ''}.`;
}

async function shipped(orders: Orders, order: Order, shipment: Shipment, out: Writable): Promise<string | undefined> {
  const now = await orders.ship(order, shipment);
  if (typeof now === 'string') return `Order ${order.number} has no parcel that is made up or on its way.`;
  out.write(`The parcel of order ${order.number} is ${shipment.number}.\n`);
  return undefined;
}

async function returnGiven(
  withdrawals: OrderServices['withdrawals'],
  order: Order,
  parcel: Shipment,
  out: Writable,
): Promise<string | undefined> {
  const withdrawal = await withdrawals.giveCode(order, parcel);
  if (!withdrawal) return `Nothing of order ${order.number} has to come back.`;
  out.write(`The code of the return of order ${order.number} is ${parcel.number}; ${withdrawal.email} is told.\n`);
  return undefined;
}

async function invoiced(
  orders: Orders,
  order: Order,
  invoice: OrderInvoice,
  out: Writable,
): Promise<string | undefined> {
  const now = await orders.invoice(order, invoice);
  if (typeof now === 'string') return `Order ${order.number} is ${order.status}: nothing of it was sold.`;
  out.write(`The invoice of order ${order.number} is ${invoice.number}.\n`);
  return undefined;
}

async function paid(orders: Orders, order: Order, amount: number | undefined, out: Writable) {
  const came = await orders.transferCame(order, amount);
  if (!came.ok) return `Order ${order.number} is paid. If more came, say how much: orders paid ${order.number} AMOUNT`;
  const now = (await orders.order(order.number)) ?? order;
  const { currency } = now.data;
  const missing =
    now.status === 'waiting'
      ? ` ${formatMoney(await orders.toPay(now), currency)} of ${formatMoney(now.total, currency)} is still to be paid.`
      : '';
  const words = `${formatMoney(came.value, currency)} came for order ${now.number}; it is ${now.status}.`;
  out.write(`${words}${missing}${await leavingWords(orders, now)}\n`);
  return undefined;
}

async function refunded(orders: Orders, order: Order, out: Writable) {
  const amount = await orders.transferReturned(order);
  if (amount === 0) return `Nothing of order ${order.number} has to go back by transfer.`;
  out.write(`${formatMoney(amount, order.data.currency)} of order ${order.number} went back to the buyer.\n`);
  return undefined;
}

async function renewed(orders: Orders, order: Order, out: Writable) {
  const files = await orders.downloads.renew(order);
  if (files === 0) return `Order ${order.number} has no files that can be fetched.`;
  out.write(`${files} files of order ${order.number} can be fetched again, by the links that its buyer has.\n`);
  return undefined;
}

async function leavingWords(orders: Orders, order: Order): Promise<string> {
  const { leaving } = await orders.money(order);
  return leaving > 0 ? ` ${formatMoney(leaving, order.data.currency)} goes back to the buyer.` : '';
}
