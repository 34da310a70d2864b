import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from './open.server.ts';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 5);
const MOST_ACKNOWLEDGED = 300;
const ROUND_TIMEOUT_MS = 20_000;
const writer = fileURLToPath(new URL('../../scripts/test/killWriter.ts', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-kill-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Lets the writer acknowledge some ids and kills it while it writes the next; returns all it had acknowledged. */
async function writeUntilKilled(file: string, name: string): Promise<string[]> {
  const child = spawn(process.execPath, [writer, file, name], { stdio: ['ignore', 'pipe', 'inherit'] });
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

it(`keeps every acknowledged write through ${ROUNDS} hard kills`, { timeout: ROUNDS * ROUND_TIMEOUT_MS }, async () => {
  const file = join(folder, 'shop.db');
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    acknowledged.push(...(await writeUntilKilled(file, `round-${round}`)));

    const db = await openDatabase({ file });
    const { rows: health } = await sql`pragma integrity_check`.execute(db.read);
    const stored = await db.read.selectFrom('settings').select('key').execute();
    await db.close();

    expect(health).toEqual([{ integrity_check: 'ok' }]);
    const keys = new Set(stored.map((row) => row.key));
    const lost = acknowledged.filter((id) => !keys.has(`${id}/first`) || !keys.has(`${id}/second`));
    expect(lost).toEqual([]);
    const torn = [...keys].filter((key) => key.endsWith('/first') && !keys.has(key.replace('/first', '/second')));
    expect(torn).toEqual([]);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS);
});
