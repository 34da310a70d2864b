/**
 * Puts things into baskets as shoppers do, eight at once, and prints what it has acknowledged: `SESSION LINE QUANTITY`,
 * or `SESSION - 0` for one that was emptied. Started by tests, which kill it at some moment. Product 1 must be there.
 * Usage: node basketWriter.ts PLACE   (JSON: {"file": …} or {"url": …})
 */
import { writeSync } from 'node:fs';
import { createBaskets } from '../../src/basket/service.server.ts';
import { rules } from '../../src/basket/testing/rules.ts';
import { createCatalogue } from '../../src/catalogue/service.server.ts';
import { openDatabase } from '../../src/db/open.server.ts';
import { createSessions } from '../../src/session/service.server.ts';
import { openVisit } from '../../src/session/visit.server.ts';

const db = await openDatabase(JSON.parse(process.argv[2] ?? '{}'));
const clock = Date.now;
const sessions = createSessions(db, clock);
const baskets = createBaskets({ db, catalogue: createCatalogue(db), clock, rules: rules() });
// Straight to the pipe: what has been printed is read even if the next instruction never runs.
const acknowledged = (...words: readonly (string | number | undefined)[]) => void writeSync(1, `${words.join(' ')}\n`);

async function shopper(): Promise<void> {
  for (;;) {
    const visit = await openVisit(sessions, { name: 'witryna', secure: false }, undefined);
    const [added] = await baskets.add(visit, [{ product: 1, size: 'uniw', quantity: '1' }]);
    if (!added?.ok) throw new Error('not added');
    const { line } = added.value;
    acknowledged(visit.session, line, 1);
    await baskets.edit(visit, [{ line: { id: line }, quantity: '3' }]);
    acknowledged(visit.session, line, 3);
    await baskets.putAside(visit, line);
    await baskets.putBack(visit, line);
    acknowledged(visit.session, line, 3);
  }
}

await Promise.all(Array.from({ length: 8 }, shopper));
