import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../db/open.server.ts';
import { CLAIM_MS } from '../db/queue.server.ts';
import { KILL_ROUNDS, KILL_TIMEOUT, runUntilKilled, somewhere } from '../db/testing/kill.server.ts';
import { createMailbox } from './service.server.ts';

const MAILS = 10 * KILL_ROUNDS;
const sender = new URL('../../scripts/test/mailSender.ts', import.meta.url);
const BEGIN = Date.parse('2026-11-21T10:00:00Z');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it(`the mail queue sends every mail once through ${KILL_ROUNDS} hard kills`, { timeout: KILL_TIMEOUT }, async () => {
  const file = join(folder, 'shop.db');
  const outbox = join(folder, 'outbox');
  const db = await openDatabase({ file });
  const mailbox = createMailbox(() => BEGIN);
  for (let n = 0; n < MAILS; n++) {
    const email = { kind: 'test', recipient: `a${n}@example.pl`, subject: `List ${n}`, text: 'Tekst\n', html: '<p>x' };
    await db.write((tx) => mailbox.enqueue(tx, email));
  }
  await db.close();

  for (let round = 0; round < KILL_ROUNDS; round++) {
    // Each line comes just before or just after a mail went out.
    await runUntilKilled(sender, [file, outbox, String(BEGIN + round * CLAIM_MS)], somewhere(15));
  }
  await runUntilKilled(sender, [file, outbox, String(BEGIN + KILL_ROUNDS * CLAIM_MS)]);

  const after = await openDatabase({ file });
  const rows = await after.read.selectFrom('mails').selectAll().execute();
  await after.close();
  expect(rows.filter((row) => row.sent_at === null)).toEqual([]);
  const files = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  expect(files).toHaveLength(MAILS);
  const recipients = files.map((name) => /^To: (.*)\r$/m.exec(readFileSync(join(outbox, name), 'utf8'))?.[1]);
  expect(new Set(recipients).size).toBe(MAILS);
});
