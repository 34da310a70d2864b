import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from './open.server.ts';
import { KILL_ROUNDS, KILL_TIMEOUT, runUntilKilled, somewhere } from './testing/kill.server.ts';

const MOST_ACKNOWLEDGED = 300;
const writer = new URL('../../scripts/test/killWriter.ts', import.meta.url);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-kill-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it(`the store keeps every acknowledged write through ${KILL_ROUNDS} hard kills`, {
  timeout: KILL_TIMEOUT,
}, async () => {
  const file = join(folder, 'shop.db');
  const acknowledged: string[] = [];
  for (let round = 0; round < KILL_ROUNDS; round++) {
    const { lines, killed } = await runUntilKilled(writer, [file, `round-${round}`], somewhere(MOST_ACKNOWLEDGED));
    expect(killed).toBe(true);
    acknowledged.push(...lines);

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
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILL_ROUNDS);
});
