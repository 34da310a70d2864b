import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../db/open.server.ts';
import { type Clock, SECOND } from '../../kit/clock.ts';

/** A run that says nothing for so long was killed. */
const LOST_AFTER = 60 * SECOND;
const ALIVE_EVERY = 15 * SECOND;
const ASK_EVERY = SECOND;
const NAME = 'catalogue';

export interface TurnOptions {
  clock: Clock;
  /** Called once when another import runs, with the moment it began. */
  onWaiting?(since: number): void;
  pause?(): Promise<unknown>;
}

/** Runs an import alone: another process that imports waits until this one is over. */
export async function inTurn<T>(
  db: Db,
  { clock, onWaiting, pause = () => sleep(ASK_EVERY) }: TurnOptions,
  work: () => Promise<T>,
): Promise<T> {
  const holder = randomUUID();
  for (let told = false; ; told = true) {
    const since = await takenSince(db, holder, clock());
    if (since === undefined) break;
    if (!told) onWaiting?.(since);
    await pause();
  }
  const alive = setInterval(() => void stayAlive(db, holder, clock()).catch(() => {}), ALIVE_EVERY).unref();
  try {
    return await work();
  } finally {
    clearInterval(alive);
    await db.write((tx) => tx.deleteFrom('import_turns').where('holder', '=', holder).execute());
  }
}

/** Takes the turn unless somebody has it: then the moment at which they began. */
function takenSince(db: Db, holder: string, now: number): Promise<number | undefined> {
  return db.write(async (tx) => {
    await tx
      .insertInto('import_turns')
      .values({ name: NAME, holder, since: now, until: now + LOST_AFTER })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ holder, since: now, until: now + LOST_AFTER })
          .where('import_turns.until', '<=', now),
      )
      .execute();
    const row = await tx.selectFrom('import_turns').selectAll().where('name', '=', NAME).executeTakeFirstOrThrow();
    return row.holder === holder ? undefined : row.since;
  });
}

const stayAlive = (db: Db, holder: string, now: number) =>
  db.write((tx) =>
    tx
      .updateTable('import_turns')
      .set({ until: now + LOST_AFTER })
      .where('holder', '=', holder)
      .execute(),
  );
