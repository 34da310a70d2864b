/**
 * Three shops on one PostgreSQL behind nginx, in turn. Guests buy while one machine after another is killed: no purchase fails, and
 * nothing that was acknowledged is lost. With `--pooler` the shops reach PostgreSQL through PgBouncer in transaction mode.
 * Usage: node scripts/prove/threeMachines.ts [--pooler]; needs a build, nginx and pgbouncer. Ends with 1 when something was lost.
 */
import { parseArgs } from 'node:util';
import { startPgbouncer } from '../test/pgbouncerServer.ts';
import { startPostgres } from '../test/postgresServer.ts';
import { assertKept, rush } from './machines/rush.ts';
import { startMachines } from './machines/shops.ts';

const BUYERS = 6;
const EACH = 20;
const KILLS = 6;
/** Purchases between a machine's end and its return. */
const APART = 8;

const { values } = parseArgs({ options: { pooler: { type: 'boolean', default: false } } });
const postgres = await startPostgres(console.log, { durable: true });
const pooler = values.pooler ? await startPgbouncer(postgres.url) : undefined;
try {
  const machines = await startMachines({ databaseUrl: pooler?.url ?? postgres.url, storeUrl: postgres.url });
  try {
    const began = performance.now();
    const { bought, failures, done, count } = rush(machines.url, { buyers: BUYERS, each: EACH, mark: 'kupuje' });
    const until = async (purchases: number) => {
      while (count() < Math.min(purchases, BUYERS * EACH)) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    for (let kill = 0; kill < KILLS; kill += 1) {
      await until((2 * kill + 1) * APART);
      await machines.kill(kill % 3);
      await until((2 * kill + 2) * APART);
      await machines.begin(kill % 3);
    }
    await done;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const errorPages = bought.flatMap((one) => one.errorPages);
    console.log(`${bought.length} purchases in ${seconds} s, ${failures.length} failed, ${KILLS} machines killed`);
    console.log(`${errorPages.length} error pages on the way ${[...new Set(errorPages)].join(', ')}`);
    for (const failure of new Set(failures)) console.log(failure);
    if (failures.length > 0) process.exitCode = 1;
    await assertKept(postgres.url, bought);
    console.log('The store holds every order once, and a piece was sold for each');
  } finally {
    await machines.stop();
  }
} finally {
  await pooler?.stop();
  await postgres.stop();
}
