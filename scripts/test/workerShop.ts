/**
 * A shop in three processes on one port, with little more than orders and a limit: `GET /pid`, `POST /order`, `GET /take` from a bucket
 * of five, and `GET /last`, which is answered when the process is told to stop. Prints its port. Started by tests.
 * Usage: node workerShop.ts PLACE   (JSON: {"file": …} or {"url": …})
 */
import cluster from 'node:cluster';
import { writeSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBaskets } from '../../src/basket/service.server.ts';
import { rules } from '../../src/basket/testing/rules.ts';
import { createCatalogue } from '../../src/catalogue/service.server.ts';
import { orderInput } from '../../src/checkout/testing/orderInput.server.ts';
import { openDatabase } from '../../src/db/open.server.ts';
import { createTokenBuckets } from '../../src/server/http/tokenBuckets.ts';
import { askedToStop, leave, runWorkers, tellReady } from '../../src/server/processes/workers.ts';
import { plainOrders } from '../../src/server/testing/plainOrders.server.ts';
import { createSessions } from '../../src/session/service.server.ts';
import { openVisit } from '../../src/session/visit.server.ts';

if (cluster.isPrimary) {
  process.exitCode = await runWorkers({ count: 3, work: true, say: () => {} });
} else {
  const stopped = askedToStop();
  const clock = Date.now;
  const db = await openDatabase(JSON.parse(process.argv[2] ?? '{}'));
  const sessions = createSessions(db, clock);
  const baskets = createBaskets({ db, catalogue: createCatalogue(db), clock, rules: rules() });
  const { checkout } = plainOrders(db, clock, baskets);
  const buckets = createTokenBuckets({ name: 'tries', burst: 5, perSecond: 0, most: 10, clock });

  const order = async (): Promise<string> => {
    const visit = await openVisit(sessions, { name: 'witryna', secure: false }, undefined);
    await baskets.add(visit, [{ product: 1, size: 'uniw', quantity: '1' }]);
    const input = await orderInput(baskets, visit);
    const placed = await checkout.place(visit, input);
    if (!placed.ok) throw new Error(placed.error.code);
    return `${input.attempt} ${placed.value.number}`;
  };
  const answers: Record<string, () => Promise<string>> = {
    '/pid': async () => String(process.pid),
    '/order': order,
    '/take': async () => `${process.pid} ${buckets.take('visitor') === 0 ? 'taken' : 'refused'}`,
    '/last': () => stopped.then(() => 'last'),
  };
  const server = createServer((request, response) => {
    // Each request comes in a connection of its own, so that all processes get some.
    response.setHeader('Connection', 'close');
    answers[request.url ?? '']?.().then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  if (process.env.WORKER === '1') writeSync(1, `${(server.address() as AddressInfo).port}\n`);
  tellReady();
  await stopped;
  await new Promise((resolve) => server.close(resolve));
  await db.close();
  leave();
}
