/**
 * Three shops on a PostgreSQL with a streaming replica that acknowledges with it. Products are read from the replica, and never one that
 * is older than the store: not while the replica stands still either. Then the primary is lost in the middle of orders and the replica
 * takes its place: nothing that was acknowledged is lost.
 * Usage: node scripts/prove/replicas.ts; needs a build, nginx, and PostgreSQL of Debian. Ends with 1 when something was lost or old.
 */
import { movableAddress } from '../test/movableAddress.ts';
import { startReplica } from '../test/postgresReplica.ts';
import { startPostgres } from '../test/postgresServer.ts';
import { PRODUCT } from './machines/purchase.ts';
import { asking, assertKept, rush } from './machines/rush.ts';
import { startMachines } from './machines/shops.ts';

const BUYERS = 6;
const EACH = 15;
/** Purchases before the primary is lost. */
const BEFORE = 30;
const MACHINES = 3;

const primary = await startPostgres(console.log, { durable: true });
const replica = await startReplica(primary.url);
const address = await movableAddress(primary.url);
try {
  const machines = await startMachines({ databaseUrl: address.url, env: { DATABASE_REPLICA_URL: replica.url } });
  try {
    await stays(machines.url);
    const { bought, failures, done, count } = rush(machines.url, { buyers: BUYERS, each: EACH, mark: 'kupuje' });
    while (count() < BEFORE) await new Promise((resolve) => setTimeout(resolve, 20));
    const began = performance.now();
    await primary.stop();
    await replica.promote();
    address.move(replica.url);
    const ms = Math.round(performance.now() - began);
    await done;
    const errorPages = bought.flatMap((one) => one.errorPages);
    console.log(`The primary was lost after ${BEFORE} of ${bought.length} purchases, and replaced within ${ms} ms`);
    console.log(`${failures.length} purchases failed, ${errorPages.length} error pages on the way`);
    for (const failure of new Set(failures)) console.log(failure);
    if (failures.length > 0) process.exitCode = 1;
    await assertKept(replica.url, bought);
    console.log('The store holds every order once, and a piece was sold for each');
  } finally {
    await machines.stop();
  }
} finally {
  address.close();
  await primary.stop();
  await replica.stop();
}

/** Throws when the replica is not read, or when a page is older than the store while the replica takes nothing in. */
async function stays(url: string): Promise<void> {
  const page = async () => (await fetch(url + PRODUCT.path)).text();
  await rename('Kubek nowy');
  await seenBy(page, 'Kubek nowy');
  const { rows } = await asking(replica.url, (client) =>
    client.query<{ count: string }>(`select count(*) from pg_stat_activity where application_name = 'witryna read'`),
  );
  console.log(`${rows[0]?.count} connections of ${MACHINES} shops read from the replica`);
  if (Number(rows[0]?.count) < MACHINES) throw new Error('The replica is not read by all');
  await asking(replica.url, (client) => client.query('select pg_wal_replay_pause()'));
  for (let round = 0; round < 10; round += 1) {
    await rename(`Kubek ${round}`);
    await seenBy(page, `Kubek ${round}`);
  }
  await asking(replica.url, (client) => client.query('select pg_wal_replay_resume()'));
  console.log('No page was older than the store while the replica stood still');
}

/** Every machine shows it, the first time that it is asked. */
async function seenBy(page: () => Promise<string>, name: string): Promise<void> {
  for (let machine = 0; machine < MACHINES; machine += 1) {
    if (!(await page()).includes(name)) throw new Error(`A page is older than the store: it does not show ${name}`);
  }
}

/** As another program on the same store. */
function rename(name: string): Promise<void> {
  return asking(primary.url, async (client) => {
    await client.query('begin');
    await client.query(`update versions set value = value + 1 where name in ('catalogue', 'offer')`);
    await client.query(
      `update products set name = $1, changed_version = (select value from versions where name = 'catalogue') where id = $2`,
      [name, Number(PRODUCT.id)],
    );
    await client.query('commit');
  });
}
