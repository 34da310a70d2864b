import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aDraft, aSizeDraft, importAll } from '../../catalogue/testing/drafts.server.ts';
import { stock } from '../../catalogue/testing/things.ts';
import { openDatabase } from '../../db/open.server.ts';
import { eachDatabase, type Place } from '../../db/testing/databases.server.ts';

const program = fileURLToPath(new URL('../../../scripts/test/workerShop.ts', import.meta.url));
const PIECES = 1_000_000;
const BUYERS = 6;
const ORDERS = 6;
const TIMEOUT = 120_000;
/** Time for which a process stands still when all others wait for it. */
const STANDS_MS = 1000;

interface Shop {
  child: ChildProcess;
  get(path: string): Promise<string>;
}

async function begun(place: Place): Promise<Shop> {
  const db = await openDatabase(place);
  await importAll(db, [aDraft('1', { preferredId: 1, sizes: [aSizeDraft({ stocks: [stock(PIECES)] })] })], 0);
  await db.close();
  const child = spawn(process.execPath, [program, JSON.stringify(place)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(createInterface(child.stdout), 'line');
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text;
  };
  return { child, get };
}

/** Asks until so many processes have answered, all but those that are known. */
async function pids({ get }: Shop, count: number, known: readonly string[] = []): Promise<string[]> {
  const seen = new Set<string>();
  while (seen.size < count) {
    const asked = await Promise.all(Array.from({ length: 6 }, () => get('/pid').catch(() => undefined)));
    for (const pid of asked) if (pid !== undefined && !known.includes(pid)) seen.add(pid);
  }
  return [...seen];
}

eachDatabase('a shop in three processes', (open) => {
  let place: Place;
  let shop: Shop;

  beforeAll(async () => {
    place = await open.place();
    shop = await begun(place);
  }, TIMEOUT);
  afterAll(() => stop(shop.child));

  it('counts a limit over all of them', { timeout: TIMEOUT }, async () => {
    await pids(shop, 3);
    const asked = new Map<string, number>();
    let taken = 0;
    // Until each of them has been asked for more than the whole limit. One after another: what one has given reaches the
    // others a moment late, on a busy machine later than all that is asked at once.
    while ([...asked.values()].filter((times) => times > 5).length < 3) {
      const [pid = '', what] = (await shop.get('/take')).split(' ');
      asked.set(pid, (asked.get(pid) ?? 0) + 1);
      if (what === 'taken') taken += 1;
    }
    // Fifteen if each counted by itself.
    expect(taken).toBeGreaterThanOrEqual(5);
    expect(taken).toBeLessThan(15);
  });

  it('loses nothing that it acknowledged when one is killed, and has three again', { timeout: TIMEOUT }, async () => {
    const known = await pids(shop, 3);
    const acknowledged: string[] = [];
    let failed = 0;
    const buyer = async (_: unknown, first: number) => {
      for (let n = 0; n < ORDERS; n += 1) {
        if (first === 0 && n === ORDERS / 2) process.kill(Number(known[0]), 'SIGKILL');
        await shop.get('/order').then(
          (line) => acknowledged.push(line),
          () => {
            failed += 1;
          },
        );
      }
    };
    await Promise.all(Array.from({ length: BUYERS }, buyer));
    await pids(shop, 1, known);
    expect(acknowledged.length + failed).toBe(BUYERS * ORDERS);
    // Whatever the one that was killed was at.
    expect(failed).toBeLessThanOrEqual(BUYERS);
    const { lines, left } = await ordersOf(place);
    expect(acknowledged.filter((line) => !lines.has(line))).toEqual([]);
    expect(left).toBe(PIECES - lines.size);
  });

  it('sells on while one stands still, and loses and doubles nothing once that one goes on', {
    timeout: TIMEOUT,
  }, async () => {
    const [still = ''] = await pids(shop, 3);
    const before = await ordersOf(place);
    const order = () =>
      shop.get('/order').then(
        (line) => line,
        () => undefined,
      );
    process.kill(Number(still), 'SIGSTOP');
    const during = await Promise.all(Array.from({ length: BUYERS }, order));
    expect(during.filter((line) => line !== undefined)).toHaveLength(BUYERS);
    process.kill(Number(still), 'SIGCONT');
    const known = await pids(shop, 3);
    expect(known).toContain(still);
    // In the middle of what it is at, which others may have to wait for.
    const asked = Array.from({ length: BUYERS }, order);
    await Promise.race(asked);
    process.kill(Number(still), 'SIGSTOP');
    const more = Array.from({ length: BUYERS }, order);
    await Promise.race([Promise.race(more), pause(STANDS_MS)]);
    process.kill(Number(still), 'SIGCONT');
    const acknowledged = [...during, ...(await Promise.all([...asked, ...more]))].filter((line) => line !== undefined);
    const kept = await ordersOf(place);
    expect(acknowledged.filter((line) => !kept.lines.has(line))).toEqual([]);
    expect(before.left - kept.left).toBe(kept.lines.size - before.lines.size);
  });

  it('answers what it was asked before it stops', { timeout: TIMEOUT }, async () => {
    const last = Array.from({ length: BUYERS }, () => shop.get('/last'));
    // Those behind them are answered: all before have been taken on.
    await pids(shop, 3);
    const ended = stop(shop.child);
    expect(await Promise.all(last)).toEqual(last.map(() => 'last'));
    expect(await ended).toEqual([0, null]);
  });
});

/** Orders as they were acknowledged, and the pieces that are left. */
async function ordersOf(place: Place): Promise<{ lines: Set<string>; left: number }> {
  const db = await openDatabase(place);
  const kept = await db.read.selectFrom('orders').select(['attempt', 'number']).execute();
  const { quantity } = await db.read.selectFrom('stocks').select('quantity').executeTakeFirstOrThrow();
  await db.close();
  return { lines: new Set(kept.map(({ attempt, number }) => `${attempt} ${number}`)), left: quantity };
}

async function stop(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return undefined;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  return ended;
}
