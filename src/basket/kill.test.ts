import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Told } from '../../scripts/test/basketWriter.ts';
import { aDraft, aSizeDraft, importAll } from '../catalogue/testing/drafts.server.ts';
import { stock } from '../catalogue/testing/things.ts';
import { openDatabase } from '../db/open.server.ts';
import { eachDatabase, type Place } from '../db/testing/databases.server.ts';
import { KILL_ROUNDS, KILL_TIMEOUT, runUntilKilled, somewhere } from '../db/testing/kill.server.ts';
import { FILES_FOLDER } from '../files/fileKey.ts';

const MOST_ACKNOWLEDGED = 120;
const writer = new URL('../../scripts/test/basketWriter.ts', import.meta.url);
const FIELD = { key: 'rysunek', label: 'Rysunek', kind: 'file', required: true } as const;

/** What lies in a store that was left by force. */
async function kept(place: Place) {
  const db = await openDatabase(place);
  const inBaskets = await db.read.selectFrom('basket_lines').selectAll().execute();
  const beside = await db.read.selectFrom('basket_shelf').selectAll().execute();
  const choices = await db.read.selectFrom('basket_choices').selectAll().execute();
  const uploads = await db.read.selectFrom('uploads').selectAll().execute();
  await db.close();
  const lines = inBaskets.map(({ id, session_id, quantity }) => ({ id, session_id, quantity }));
  const aside = beside.map(({ id, session_id, line }) => ({ id, session_id, quantity: JSON.parse(line).quantity }));
  return {
    lines: new Map(lines.map((line) => [line.id, line])),
    // A line that was being put aside or taken out lies there, and nowhere else.
    all: new Map([...lines, ...aside].map((line) => [line.id, line])),
    count: lines.length + aside.length,
    code: new Map(choices.map((row) => [row.session_id, row.code])),
    files: new Map(uploads.map((row) => [row.id, row])),
  };
}

/** What is not as it was acknowledged. A basket may be with the next session before that is told, never with both. */
function lost(told: readonly Told[], store: Awaited<ReturnType<typeof kept>>, folder: string): Told[] {
  const given = new Set(told.flatMap(({ step, owner }) => (step === 'given' ? [owner] : [])));
  const isIn = (session: string | undefined, { owner, next }: Told) =>
    session === next || (session === owner && !given.has(owner));
  const isLost = (one: Told): boolean => {
    switch (one.step) {
      case 'line': {
        const line = store.all.get(one.line);
        return !line || line.quantity < one.quantity || !isIn(line.session_id, one);
      }
      case 'removed':
        return store.lines.has(one.line);
      case 'code':
        return ![one.owner, one.next].some((session) => store.code.get(session) && isIn(session, one));
      case 'file': {
        const file = store.files.get(one.file);
        return !file?.used_at || !isIn(file.owner, one) || !existsSync(join(folder, FILES_FOLDER, one.file));
      }
      case 'given':
        return [...store.lines.values()].some(({ session_id }) => session_id === one.owner);
    }
  };
  return told.filter(isLost);
}

eachDatabase('acknowledged baskets', (open) => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'witryna-kill-files-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it(`live through ${KILL_ROUNDS} hard kills`, { timeout: KILL_TIMEOUT }, async () => {
    const place = await open.place();
    const first = await openDatabase(place);
    const sizes = [aSizeDraft({ stocks: [stock(-1)] })];
    const drafts = [1, 2, 3].map((id) =>
      aDraft(String(id), { preferredId: id, sizes, personalisation: id === 3 ? [FIELD] : [] }),
    );
    await importAll(first, drafts, 0);
    await first.close();
    const told: Told[] = [];
    for (let round = 0; round < KILL_ROUNDS; round += 1) {
      const { lines, killed } = await runUntilKilled(
        writer,
        [JSON.stringify(place), folder],
        somewhere(MOST_ACKNOWLEDGED),
      );
      expect(killed).toBe(true);
      told.push(...lines.map((line) => JSON.parse(line) as Told));
      const store = await kept(place);
      expect(store.all.size).toBe(store.count);
      expect(lost(told, store, folder)).toEqual([]);
    }
    expect(told.length).toBeGreaterThanOrEqual(KILL_ROUNDS);
  });
});
