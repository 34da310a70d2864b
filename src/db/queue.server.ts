import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type Clock, MINUTE } from '../kit/clock.ts';
import { createDrain, type Drain } from '../kit/drain.ts';
import type { Db, Tx } from './database.ts';
import { retryAfter } from './retries.ts';
import type { QueueRow } from './tables/queue.ts';
import type { Tables } from './tables.ts';

/** Tables whose rows wait to be sent. */
export type QueueName = { [Name in keyof Tables]: Tables[Name] extends QueueRow ? Name : never }[keyof Tables];

/** Columns of a row before its first try. */
export const WAITING = { tries: 0, claim: null, claimed_until: null, sent_at: null, failed_at: null };

/** Time of a claim; after it another process may send the row. Longer than any time-out of a sender. */
export const CLAIM_MS = 5 * MINUTE;

const free = (now: number) =>
  sql`sent_at is null and failed_at is null and (claimed_until is null or claimed_until <= ${now})`;

/** Longest waiting row that nobody is sending; where there are ranks, one of the lowest. */
async function nextDue<Name extends QueueName>(
  db: Kysely<Tables>,
  queue: Name,
  now: number,
  ranked: Ranked<Tables[Name]> | undefined,
): Promise<Tables[Name] | undefined> {
  const rank = ranked && sql.ref(ranked.column);
  const within = rank && ranked.upTo !== undefined ? sql`${rank} <= ${ranked.upTo} and` : sql``;
  const { rows } = await sql<Tables[Name]>`
    select * from ${sql.table(queue)} where ${within} due_at <= ${now} and ${free(now)}
    order by ${rank ? sql`${rank}, due_at` : sql`due_at`} limit 1`.execute(db);
  return rows[0];
}

/** Takes it for one sender; false when another was faster. */
async function claim(tx: Tx, queue: QueueName, id: string, { by, now }: { by: string; now: number }): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(queue)} set claim = ${by}, claimed_until = ${now + CLAIM_MS}
    where id = ${id} and ${free(now)} returning id`.execute(tx);
  return rows.length > 0;
}

type Outcome = { tries: number } & ({ sent_at: number } | { failed_at: number } | { due_at: number });

/** Ends a claim; nothing happens when another sender has taken the row over. */
async function settle(tx: Tx, queue: QueueName, { id, by }: { id: string; by: string }, outcome: Outcome) {
  const changes = Object.entries(outcome).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`
    update ${sql.table(queue)} set claim = null, claimed_until = null, ${sql.join(changes)}
    where id = ${id} and claim = ${by}`.execute(tx);
}

/** Rows with a lower rank go first, whatever their age. */
export interface Ranked<Row> {
  column: keyof Row & string;
  /** Leaves rows of a higher rank to other senders. */
  upTo?: number;
}

export interface SenderOptions<Row> {
  db: Db;
  clock: Clock;
  /** Left out where the oldest goes first. */
  ranked?: Ranked<Row>;
  /** Throws when it did not go. */
  send(row: Row): Promise<void>;
  /** True for a failure that another try cannot change. */
  isFinal?(error: unknown): boolean;
  /** Called after each failed try; `givenUp` when there will be no other. */
  onFailure(row: Row, failure: { error: unknown; tries: number; givenUp: boolean }): void;
}

/**
 * Sends a queue: claims a row, sends it, marks it. Several processes may do so at once. One that dies between sending and
 * marking leaves a claim that runs out, and the row is sent again: its receiver must know it by its id.
 */
export function createSender<Name extends QueueName>(queue: Name, options: SenderOptions<Tables[Name]>): Drain {
  const { db, clock, ranked, send, isFinal = () => false, onFailure } = options;

  async function attempt(row: Tables[Name], by: string): Promise<boolean> {
    const tries = row.tries + 1;
    const mine = { id: row.id, by };
    try {
      await send(row);
    } catch (error) {
      const wait = isFinal(error) ? undefined : retryAfter(tries);
      const now = clock();
      const outcome = wait === undefined ? { tries, failed_at: now } : { tries, due_at: now + wait };
      await db.write((tx) => settle(tx, queue, mine, outcome));
      onFailure(row, { error, tries, givenUp: wait === undefined });
      return false;
    }
    await db.write((tx) => settle(tx, queue, mine, { tries, sent_at: clock() }));
    return true;
  }

  return createDrain(async () => {
    const due = await nextDue(db.read, queue, clock(), ranked);
    if (!due) return undefined;
    const by = randomUUID();
    const now = clock();
    const mine = await db.write((tx) => claim(tx, queue, due.id, { by, now }));
    return mine && attempt(due, by);
  });
}
