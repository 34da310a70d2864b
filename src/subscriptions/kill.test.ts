import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { openDatabase } from '../db/open.server.ts';
import { eachDatabase, type Place } from '../db/testing/databases.server.ts';
import { DAY } from '../kit/clock.ts';
import { allPieces, imbalances } from '../orders/testing/balance.server.ts';
import { BEGIN, someSubscribers } from './testing/subscribers.server.ts';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);
const MOST_STEPS = 40;
const ROUND_TIMEOUT_MS = 30_000;
const SUBSCRIBERS = 6;
const runner = fileURLToPath(new URL('../../scripts/test/subscriptionRunner.ts', import.meta.url));

/** Lets days go by from `begin` on in a process of its own until it is killed, not before `least`; the last day it came to. */
async function runUntilKilled(place: Place, begin: number, least = begin): Promise<number> {
  const args = [runner, JSON.stringify(place), String(begin)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let left = 1 + Math.floor(Math.random() * MOST_STEPS);
  let day = begin;
  for await (const line of createInterface(child.stdout)) {
    const [what, at] = line.split(' ');
    if (what === 'day') day = Number(at);
    if (day < least) continue;
    // One of two may find nothing left to do: it is killed by the days that go by.
    left -= 1;
    if (left === 0) child.kill('SIGKILL');
  }
  expect(await closed).toEqual([null, 'SIGKILL']);
  return day;
}

/** What the store holds as of one moment: a program that was killed may still have a COMMIT on its way in PostgreSQL. */
const snapshot = (db: Db) =>
  db.read
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => ({
      subscriptions: await tx.selectFrom('subscriptions').selectAll().execute(),
      made: await tx
        .selectFrom('subscription_orders')
        .innerJoin('orders', 'orders.id', 'subscription_orders.order_id')
        .select(['subscription_id', 'place', 'attempt'])
        .orderBy('place')
        .execute(),
      mails: await tx.selectFrom('mails').select(['kind', 'recipient']).execute(),
    }));

/** What is not once a cycle, in words. */
async function faults(db: Db): Promise<string[]> {
  const { subscriptions, made, mails } = await snapshot(db);
  return subscriptions.flatMap((one) => {
    const own = made.filter(({ subscription_id }) => subscription_id === one.id);
    const places = own.map(({ place }) => place).join();
    const wanted = Array.from({ length: one.made }, (_, n) => n + 1).join();
    const { email } = JSON.parse(one.data);
    const sent = (kind: string) => mails.filter((mail) => mail.kind === kind && mail.recipient === email).length;
    const announced = one.made - 1 + (one.announced === null ? 0 : 1);
    return [
      ...(places === wanted ? [] : [`orders ${places} of ${one.made}`]),
      ...(own.slice(1).every(({ attempt, place }) => attempt === `subscription:${one.id}:${place}`)
        ? []
        : ['an order with another attempt']),
      ...(sent('subscription_announced') === announced
        ? []
        : [`${sent('subscription_announced')} of ${announced} announced`]),
      ...(sent('order_placed') === one.made - 1 ? [] : [`${sent('order_placed')} e-mails of ${one.made - 1} orders`]),
    ];
  });
}

eachDatabase('next orders', (open) => {
  it(`are made and announced once a cycle through ${ROUNDS} hard kills of two processes`, {
    timeout: (1 + ROUNDS) * ROUND_TIMEOUT_MS,
  }, async () => {
    const place = await open.place();
    const first = await openDatabase(place);
    await someSubscribers(first, SUBSCRIBERS);
    const pieces = await allPieces(first);
    await first.close();
    let day = BEGIN;
    let orders = SUBSCRIBERS;
    for (let round = 0; round < ROUNDS; round += 1) {
      // By then everybody's second order is due, however early the rounds before were ended.
      const least = round === ROUNDS - 1 ? BEGIN + 8 * DAY : day;
      const reached = await Promise.all([runUntilKilled(place, day, least), runUntilKilled(place, day, least)]);
      day = Math.max(...reached);
      const db = await openDatabase(place);
      try {
        expect(await faults(db)).toEqual([]);
        expect(await imbalances(db, pieces)).toEqual([]);
        orders = (await db.read.selectFrom('orders').select('id').execute()).length;
      } finally {
        await db.close();
      }
    }
    expect(orders).toBeGreaterThan(SUBSCRIBERS);
  });
});
