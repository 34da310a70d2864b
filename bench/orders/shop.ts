/** One process of a shop that places orders, for `bench/orders.ts`: told by messages to fill baskets, then to buy them all. */
import { createBaskets } from '../../src/basket/service.server.ts';
import { rules } from '../../src/basket/testing/rules.ts';
import { createCatalogue } from '../../src/catalogue/service.server.ts';
import { orderInput } from '../../src/checkout/testing/orderInput.server.ts';
import { openDatabase } from '../../src/db/open.server.ts';
import { plainOrders } from '../../src/server/testing/plainOrders.server.ts';
import { createSessions } from '../../src/session/service.server.ts';
import { openVisit } from '../../src/session/visit.server.ts';
import { timed } from '../support/timing.ts';
import { type Asked, LINES, type Placed, PRODUCTS, type Started } from './messages.ts';

const { place, first, every, buyers } = JSON.parse(process.argv[2] ?? '') as Started;
const db = await openDatabase(place);
const clock = Date.now;
const sessions = createSessions(db, clock);
const baskets = createBaskets({ db, catalogue: createCatalogue(db), clock, rules: rules() });
const { checkout } = plainOrders(db, clock, baskets);
let filledSoFar = 0;

async function filled() {
  const visit = await openVisit(sessions, { name: 'witryna', secure: false }, undefined);
  // No two orders placed at once are of the same thing, in whichever process.
  const order = first + every * filledSoFar++;
  const wanted = Array.from({ length: LINES }, (_, line) => ({
    product: 1 + ((order * LINES + line) % PRODUCTS),
    size: 'uniw',
    quantity: '1',
  }));
  for (const added of await baskets.add(visit, wanted)) if (!added.ok) throw new Error('not added');
  return { visit, input: await orderInput(baskets, visit) };
}

const waiting: Awaited<ReturnType<typeof filled>>[] = [];

async function buyAll(): Promise<Placed> {
  const times: number[] = [];
  const buyer = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { visit, input } = next;
      const [placed, took] = await timed(() => checkout.place(visit, input));
      if (!placed.ok) throw new Error(`not placed: ${placed.error.code}`);
      times.push(took);
    }
  };
  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: buyers }, buyer));
  const { user, system } = process.cpuUsage(before);
  return { times, cpuMs: (user + system) / 1000 };
}

async function fill(orders: number): Promise<Placed> {
  for (let n = 0; n < orders; n += 1) waiting.push(await filled());
  return { times: [], cpuMs: 0 };
}

process.on('message', async (asked: Asked) => {
  if (asked.task === 'end') {
    await db.close();
    process.disconnect?.();
    return;
  }
  const answer = asked.task === 'fill' ? await fill(asked.orders) : await buyAll();
  process.send?.(answer);
});
