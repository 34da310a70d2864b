/**
 * Fills baskets as shoppers do, eight at once, changes them and at last gives each to another session, as when somebody
 * signs in. Prints what it has acknowledged, JSON a line (`Told`). Started by tests, which kill it at some moment. The
 * database holds products 1 and 2, and product 3 whose field `rysunek` takes a file.
 * Usage: node basketWriter.ts PLACE FOLDER   (PLACE is JSON: {"file": …} or {"url": …})
 */
import { writeSync } from 'node:fs';
import * as v from 'valibot';
import { createBaskets } from '../../src/basket/service.server.ts';
import { rules } from '../../src/basket/testing/rules.ts';
import { createCatalogue } from '../../src/catalogue/service.server.ts';
import { openDatabase } from '../../src/db/open.server.ts';
import { fileTerms } from '../../src/files/model.ts';
import { createUploads } from '../../src/files/service.server.ts';
import type { Visit } from '../../src/session/model.ts';
import { createSessions } from '../../src/session/service.server.ts';
import { openVisit } from '../../src/session/visit.server.ts';
import { filesSettings } from '../../src/settings/filesFile.ts';
import { diskFiles } from '../../src/storage/disk.server.ts';

/** One acknowledged step; `owner` and `next` are the sessions between which the basket is given at the end. */
export type Told = { owner: string; next: string } & (
  | { step: 'line'; line: string; quantity: number }
  | { step: 'code' | 'given' }
  | { step: 'file'; file: string }
  | { step: 'removed'; line: string }
);

const CODE = 'MINUS10';

const [place = '{}', folder = ''] = process.argv.slice(2);
const db = await openDatabase(JSON.parse(place));
const clock = Date.now;
const sessions = createSessions(db, clock);
const uploads = createUploads({
  db,
  clock,
  files: diskFiles(folder),
  parts: folder,
  terms: fileTerms(v.parse(filesSettings, { waiting_mb: 1000 })),
});
const code = { code: CODE, name: 'Taniej', rebate: { percentBp: 1000 }, oncePerCustomer: false };
const withCode = rules({ rebates: { codes: new Map([[CODE, code]]), freeGifts: [], stacks: false } });
const baskets = createBaskets({ db, catalogue: createCatalogue(db), clock, rules: withCode, uploads });

// Straight to the pipe: what has been printed is read even if the next instruction never runs.
const acknowledged = (told: Told) => void writeSync(1, `${JSON.stringify(told)}\n`);

async function* drawing() {
  yield Buffer.from('rysunek');
}

async function added(visit: Visit, product: number, personalisation: Record<string, string> = {}): Promise<string> {
  const wanted = { product, size: 'uniw', quantity: '1', chosen: { personalisation } };
  const [result] = await baskets.add(visit, [wanted]);
  if (!result?.ok) throw new Error(`not added: ${result?.error.code}`);
  return result.value.line;
}

async function shopper(): Promise<void> {
  for (;;) {
    const newVisit = () => openVisit(sessions, { name: 'witryna', secure: false }, undefined);
    const [visit, other] = [await newVisit(), await newVisit()];
    await added(other, 2);
    const line = await added(visit, 1);
    const { session: owner = '' } = visit;
    const { session: next = '' } = other;
    const who = { owner, next };
    acknowledged({ ...who, step: 'line', line, quantity: 1 });
    await baskets.edit(visit, [{ line: { id: line }, quantity: '3' }]);
    acknowledged({ ...who, step: 'line', line, quantity: 3 });
    await baskets.putAside(visit, line);
    await baskets.putBack(visit, line);
    acknowledged({ ...who, step: 'line', line, quantity: 3 });
    await baskets.activateCode(visit, CODE);
    acknowledged({ ...who, step: 'code' });
    const sent = await uploads.keep(visit, { name: 'rysunek.txt', type: 'text/plain', from: '', body: drawing() });
    if (!sent.ok) throw new Error(`not kept: ${sent.error.code}`);
    const drawn = await added(visit, 3, { rysunek: sent.value.id });
    acknowledged({ ...who, step: 'file', file: sent.value.id });
    acknowledged({ ...who, step: 'line', line: drawn, quantity: 1 });
    const mistaken = await added(visit, 2);
    await baskets.remove(visit, [{ id: mistaken }]);
    acknowledged({ ...who, step: 'removed', line: mistaken });
    await db.write((tx) => baskets.merge(tx, owner, next));
    acknowledged({ ...who, step: 'given' });
  }
}

await Promise.all(Array.from({ length: 8 }, shopper));
