/**
 * Orders, pays, cancels, withdraws and lets orders end as buyers do, six at once, and prints what it has acknowledged:
 * `placed ATTEMPT NUMBER`, `paid PAYMENT`, `cancelled NUMBER`, `sent NUMBER`, `withdrawn ATTEMPT` or `expired COUNT`. Started
 * by tests, which kill it at some moment. Products 1 and 2 and the service 3 must be there, and the customers who have points.
 * Usage: node orderWriter.ts PLACE   (JSON: {"file": …} or {"url": …})
 */
import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { createBaskets } from '../../src/basket/service.server.ts';
import { rules } from '../../src/basket/testing/rules.ts';
import { createCatalogue } from '../../src/catalogue/service.server.ts';
import { orderInput } from '../../src/checkout/testing/orderInput.server.ts';
import { createPoints } from '../../src/customers/points/service.server.ts';
import { openDatabase } from '../../src/db/open.server.ts';
import { DAY, HOUR } from '../../src/kit/clock.ts';
import { isoDate } from '../../src/kit/dates.ts';
import type { Order } from '../../src/orders/model.ts';
import { CUSTOMERS } from '../../src/orders/testing/customer.server.ts';
import { begunPayment } from '../../src/orders/testing/payment.server.ts';
import { receive } from '../../src/orders/transitions/transitions.server.ts';
import { plainOrders } from '../../src/server/testing/plainOrders.server.ts';
import { createSessions } from '../../src/session/service.server.ts';
import { openVisit } from '../../src/session/visit.server.ts';

const db = await openDatabase(JSON.parse(process.argv[2] ?? '{}'));
const CODE = { code: 'MINUS10', name: 'Taniej', rebate: { percentBp: 1000 }, oncePerCustomer: false };
const rebates = { codes: new Map([['MINUS10', CODE]]), freeGifts: [], stacks: false };
/** Orders are placed in the past by some, so that there are always some whose time is over. */
const ago = (hours: number) => {
  const clock = () => Date.now() - hours * HOUR;
  const sessions = createSessions(db, Date.now);
  const points = createPoints(db, clock);
  const baskets = createBaskets({ db, catalogue: createCatalogue(db), clock, points, rules: rules({ rebates }) });
  return { sessions, baskets, ...plainOrders(db, clock, baskets, { points }) };
};
const shops = [ago(0), ago(0), ago(3)];
const now = ago(0);
// Straight to the pipe: what has been printed is read even if the next instruction never runs.
const acknowledged = (...words: readonly (string | number)[]) => void writeSync(1, `${words.join(' ')}\n`);
/** A term that all shops offer, whatever they think of the time. */
const day = isoDate(Date.now() + 5 * DAY);
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;

async function pay(order: Order): Promise<void> {
  const amount = order.total * oneOf([1, 1, 2]);
  const payment = await begunPayment(db, order, amount, Date.now());
  const come = () => db.write((tx) => receive(tx, now.orders.deps, payment, amount, Date.now()));
  await Promise.all([come(), come()]);
  acknowledged('paid', payment.id);
}

async function withdraw(order: Order): Promise<void> {
  const attempt = randomBytes(18).toString('base64url');
  const told = { name: 'Anna Nowak', email: order.email, taken: [{ place: 0, quantity: 1 }] };
  // A second click, always.
  const make = () => now.withdrawals.make(order, { attempt, ...told });
  const [done] = await Promise.all([make(), make()]);
  if (done.ok) acknowledged('withdrawn', attempt);
}

async function expire(): Promise<void> {
  acknowledged('expired', await now.orders.expire());
}

async function buyer(): Promise<void> {
  for (;;) {
    const { sessions, baskets, checkout } = oneOf(shops);
    const visit = await openVisit(sessions, { name: 'witryna', secure: false }, undefined);
    const product = oneOf([1, 2, 3]);
    const chosen = product === 3 ? { chosen: { service: { day } } } : {};
    const wanted = { product, size: 'uniw', quantity: oneOf(['1', '3']), ...chosen };
    const who = oneOf([undefined, ...CUSTOMERS]);
    const all = who === undefined ? [wanted] : [wanted, { ...wanted, forPoints: true }];
    if (!(await baskets.add(visit, all)).every(({ ok }) => ok)) throw new Error('not added');
    if (Math.random() < 0.5) await baskets.activateCode(visit, CODE.code);
    // As if signed in, each order from a basket of its own.
    const asking = who === undefined ? visit : { ...visit, customer: who };
    const more = who === undefined ? {} : { customerId: who };
    const input = await orderInput(baskets, asking, oneOf(['blik', 'transfer', 'on_delivery'] as const), more);
    const [placed] = await Promise.all([checkout.place(asking, input), checkout.place(asking, input)]);
    if (!placed.ok) throw new Error(`not placed: ${placed.error.code}`);
    const order = placed.value;
    acknowledged('placed', input.attempt, order.number);
    // Some is done at once with others, as the world does it.
    const cancel = async () => {
      const done = await now.orders.cancel(order, 'shop');
      if (typeof done !== 'string') acknowledged('cancelled', order.number);
    };
    const next = oneOf([[pay], [pay], [pay, withdraw], [pay, cancel], [cancel], [pay, expire], [expire, pay], []]);
    await Promise.all(next.map((step) => step(order)));
    if (Math.random() < 0.3) {
      const sent = await now.orders.move(order, 'sent');
      if (typeof sent !== 'string') acknowledged('sent', order.number);
    }
    if (Math.random() < 0.3) await withdraw(order);
  }
}

await Promise.all(Array.from({ length: 6 }, buyer));
