import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../db/open.server.ts';
import { CLAIM_MS } from './model.ts';
import { createMailbox } from './service.server.ts';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 5);
const MAILS = 10 * ROUNDS;
const program = fileURLToPath(new URL('../../scripts/test/mailSender.ts', import.meta.url));
const BEGIN = Date.parse('2026-11-21T10:00:00Z');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Kills the sender after some of its lines, each of them just before or just after a mail went out. */
async function sendUntilKilled(file: string, outbox: string, now: number, lines: number): Promise<void> {
  const args = [program, file, outbox, String(now)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let seen = 0;
  for await (const _ of createInterface(child.stdout)) {
    seen += 1;
    if (seen === lines) child.kill('SIGKILL');
  }
  await closed;
}

it(`sends every mail once through ${ROUNDS} hard kills`, { timeout: ROUNDS * 20_000 }, async () => {
  const file = join(folder, 'shop.db');
  const outbox = join(folder, 'outbox');
  const db = await openDatabase({ file });
  const mailbox = createMailbox(() => BEGIN);
  for (let n = 0; n < MAILS; n++) {
    const letter = { kind: 'test', recipient: `a${n}@example.pl`, subject: `List ${n}`, text: 'Tekst\n', html: '<p>x' };
    await db.write((tx) => mailbox.enqueue(tx, letter));
  }
  await db.close();

  for (let round = 0; round < ROUNDS; round++) {
    await sendUntilKilled(file, outbox, BEGIN + round * CLAIM_MS, 1 + Math.floor(Math.random() * 15));
  }
  await sendUntilKilled(file, outbox, BEGIN + ROUNDS * CLAIM_MS, Number.POSITIVE_INFINITY);

  const after = await openDatabase({ file });
  const rows = await after.read.selectFrom('mails').selectAll().execute();
  await after.close();
  expect(rows.filter((row) => row.sent_at === null)).toEqual([]);
  const files = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  expect(files).toHaveLength(MAILS);
  const recipients = files.map((name) => /^To: (.*)\r$/m.exec(readFileSync(join(outbox, name), 'utf8'))?.[1]);
  expect(new Set(recipients).size).toBe(MAILS);
});
