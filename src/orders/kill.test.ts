import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { aDraft, aSizeDraft, importAll } from '../catalogue/testing/drafts.server.ts';
import { stock } from '../catalogue/testing/things.ts';
import type { Db } from '../db/database.ts';
import { openDatabase } from '../db/open.server.ts';
import { eachDatabase, type Place } from '../db/testing/databases.server.ts';
import { allPieces, imbalances } from './testing/balance.server.ts';
import { CUSTOMERS, customerWith } from './testing/customer.server.ts';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);
const MOST_ACKNOWLEDGED = 50;
const ROUND_TIMEOUT_MS = 20_000;
const PIECES = 1_000_000;
const SERVICE = {
  label: 'Dzień',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  hours: [],
  aheadDays: 1,
  windowDays: 9,
  places: PIECES,
};
const writer = fileURLToPath(new URL('../../scripts/test/orderWriter.ts', import.meta.url));

/** Lets buyers order and pay for a while and kills the program in the middle; returns all it had acknowledged. */
async function orderUntilKilled(place: Place): Promise<string[]> {
  const child = spawn(process.execPath, [writer, JSON.stringify(place)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const enough = 1 + Math.floor(Math.random() * MOST_ACKNOWLEDGED);
  const acknowledged: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line);
    if (acknowledged.length === enough) child.kill('SIGKILL');
  }
  expect(await closed).toEqual([null, 'SIGKILL']);
  return acknowledged;
}

/** What was acknowledged and is not there. */
async function lost(db: Db, acknowledged: readonly string[]): Promise<string[]> {
  const orders = await db.read.selectFrom('orders').selectAll().execute();
  const money = await db.read.selectFrom('order_money').selectAll().execute();
  const byAttempt = new Map(orders.map((order) => [order.attempt, order]));
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const withdrawals = new Set((await db.read.selectFrom('withdrawals').select('id').execute()).map(({ id }) => id));
  const references = new Set(money.map(({ reference }) => reference));
  return acknowledged.filter((line) => {
    const [what, id = '', number] = line.split(' ');
    if (what === 'placed') return byAttempt.get(id)?.number !== Number(number);
    if (what === 'withdrawn') return !withdrawals.has(id);
    if (what === 'paid') return !references.has(`in:${id}`);
    return what !== 'expired' && byNumber.get(Number(id))?.status !== what;
  });
}

/** A buyer of the program orders once; a second order of a session is the same attempt twice. */
async function twice(db: Db): Promise<unknown[]> {
  const rows = await db.read.selectFrom('orders').select('session_id').execute();
  const groups = Map.groupBy(rows, (row) => row.session_id);
  return [...groups].filter(([, orders]) => orders.length > 1);
}

eachDatabase('acknowledged orders', (open) => {
  it(`live through ${ROUNDS} hard kills`, { timeout: (1 + ROUNDS) * ROUND_TIMEOUT_MS }, async () => {
    const place = await open.place();
    const first = await openDatabase(place);
    const sizes = [aSizeDraft({ stocks: [stock(PIECES)], pointsPrice: 40, pointsEarned: 30 })];
    await importAll(
      first,
      [
        ...[1, 2].map((id) => aDraft(String(id), { preferredId: id, sizes })),
        aDraft('3', { preferredId: 3, type: 'service', sizes, serviceDate: SERVICE }),
      ],
      0,
    );
    for (const who of CUSTOMERS) await customerWith(first, who, PIECES);
    const pieces = await allPieces(first);
    await first.close();
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      acknowledged.push(...(await orderUntilKilled(place)));
      const db = await openDatabase(place);
      try {
        expect(await lost(db, acknowledged)).toEqual([]);
        expect(await twice(db)).toEqual([]);
        expect(await imbalances(db, pieces)).toEqual([]);
      } finally {
        await db.close();
      }
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS);
  });
});
