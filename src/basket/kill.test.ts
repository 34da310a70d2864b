import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { aDraft, aSizeDraft, importAll } from '../catalogue/testing/drafts.server.ts';
import { stock } from '../catalogue/testing/things.ts';
import { openDatabase } from '../db/open.server.ts';
import { eachDatabase, type Place } from '../db/testing.server.ts';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 5);
const MOST_ACKNOWLEDGED = 60;
const ROUND_TIMEOUT_MS = 20_000;
const writer = fileURLToPath(new URL('../../scripts/test/basketWriter.ts', import.meta.url));

/** Lets shoppers fill baskets for a while and kills the program in the middle; returns all it had acknowledged. */
async function fillUntilKilled(place: Place): Promise<string[]> {
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

eachDatabase('acknowledged lines', (open) => {
  it(`live through ${ROUNDS} hard kills`, { timeout: ROUNDS * ROUND_TIMEOUT_MS }, async () => {
    const place = await open.empty();
    const first = await openDatabase(place);
    await importAll(first, [aDraft('1', { preferredId: 1, sizes: [aSizeDraft({ stocks: [stock(-1)] })] })], 0);
    await first.close();
    /** The most that was acknowledged of each line: quantities only rise. */
    const most = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const told of await fillUntilKilled(place)) {
        const [session, line, quantity] = told.split(' ');
        most.set(`${session} ${line}`, Math.max(Number(quantity), most.get(`${session} ${line}`) ?? 0));
      }
      const db = await openDatabase(place);
      const inBaskets = await db.read.selectFrom('basket_lines').selectAll().execute();
      const beside = await db.read.selectFrom('basket_shelf').selectAll().execute();
      await db.close();
      // A line that was being put aside lies there, and nowhere else.
      const kept = new Map<string, number>([
        ...inBaskets.map((row) => [`${row.session_id} ${row.id}`, row.quantity] as const),
        ...beside.map((row) => [`${row.session_id} ${row.id}`, JSON.parse(row.line).quantity as number] as const),
      ]);
      expect(kept.size).toBe(inBaskets.length + beside.length);
      const lost = [...most].filter(([line, quantity]) => (kept.get(line) ?? 0) < quantity);
      expect(lost).toEqual([]);
    }
    expect(most.size).toBeGreaterThanOrEqual(1);
  });
});
