import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { DatabaseError } from '../../../db/error.ts';
import { openDatabase } from '../../../db/open.server.ts';
import { type Clock, DAY, HOUR, MINUTE } from '../../../kit/clock.ts';
import { unsentBefore } from '../../../orders/unsent.server.ts';
import type { Settings } from '../../../settings/env.server.ts';
import { databasePlace } from '../../open/openBase.ts';
import { startMessage } from '../../open/problems.ts';
import { type Finding, finding } from './finding.ts';

/** Mails are tried again for days; one that waits this long is in trouble. */
const LONG = HOUR;
/** Days in which a thing is handed over unless something else was agreed (KC art. 543¹ § 1). */
const SENT_WITHIN = 30;
/** Clocks of two machines differ a little. */
const CLOCK_MAY_DIFFER = 2 * MINUTE;

/** The store and what waits in it. It is left as it is: an update begins with the next start, after a backup. */
export async function store(settings: Settings, clock: Clock): Promise<Finding[]> {
  const what = settings.databaseUrl === undefined ? 'store in SQLite' : 'store in PostgreSQL';
  let db: Db | undefined;
  try {
    db = await openDatabase({ ...databasePlace(settings), asIs: true });
    const whole = db.kind !== 'sqlite' || (await isWhole(db));
    return [
      finding(what, !whole, 'the file is damaged: stop the shop and restore the last backup into an empty DATA_DIR'),
      await clockOf(db, clock),
      await queue(db, 'mails', 'e-mails to send', 'look at SMTP_URL and at "mail" in the log', clock),
      await queue(db, 'webhook_events', 'events to send', 'look at WEBHOOK_URL and at "webhook" in the log', clock),
      await unsent(db, clock),
    ];
  } catch (error) {
    if (error instanceof DatabaseError && error.code === 'missing')
      return [{ what: `${what}: made by the first start` }];
    return [{ what, todo: startMessage(error, settings.port) ?? String(error) }];
  } finally {
    await db?.close();
  }
}

/** What is not sent keeps its pieces, and is never forgotten. */
async function unsent(db: Db, clock: Clock): Promise<Finding> {
  const { count, oldest } = await unsentBefore(db, clock() - SENT_WITHIN * DAY);
  const they = `${count} were accepted, keep pieces of the store for more than ${SENT_WITHIN} days and are not marked sent`;
  const todo = `${they}, the oldest is ${oldest}: witryna orders set-status ${oldest} sent, or cancelled`;
  return finding('orders to send', count > 0, todo);
}

async function isWhole({ read }: Db): Promise<boolean> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(read);
  return rows[0]?.quick_check === 'ok';
}

/** Nothing that was written down can be from a time to come, and the machine of PostgreSQL has a clock of its own. */
async function clockOf({ kind, read }: Db, clock: Clock): Promise<Finding> {
  const { rows } = await sql<{ newest: string | null }>`select max(timestamp) as newest from kysely_migration`.execute(
    read,
  );
  const order = await read
    .selectFrom('orders')
    .select(({ fn }) => fn.max('placed_at').as('at'))
    .executeTakeFirst();
  const theirs =
    kind === 'postgres'
      ? Number((await sql<{ ms: number }>`select extract(epoch from now()) * 1000 as ms`.execute(read)).rows[0]?.ms)
      : 0;
  const now = clock();
  const newest = Math.max(Date.parse(rows[0]?.newest ?? '') || 0, Number(order?.at ?? 0));
  const what = `clock ${new Date(now).toISOString()}`;
  if (newest > now + CLOCK_MAY_DIFFER) {
    const todo = `the store holds something of ${new Date(newest).toISOString()}: set the clock, timedatectl set-ntp true`;
    return { what, todo };
  }
  return finding(
    what,
    theirs !== 0 && Math.abs(theirs - now) > CLOCK_MAY_DIFFER,
    `the machine of PostgreSQL says ${new Date(theirs).toISOString()}: set both, timedatectl set-ntp true`,
  );
}

async function queue(
  { read }: Db,
  table: 'mails' | 'webhook_events',
  what: string,
  todo: string,
  clock: Clock,
): Promise<Finding> {
  const waiting = await read
    .selectFrom(table)
    .where('sent_at', 'is', null)
    .where((is) => is.or([is('failed_at', 'is not', null), is('created_at', '<', clock() - LONG)]))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const count = Number(waiting.count);
  return finding(what, count > 0, `${count} were given up or have waited for more than an hour: ${todo}`);
}
