import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { exportProducts } from '../../catalogue/export/exportProducts.server.ts';
import { choicesFile, keepChoices } from '../../catalogue/import/plain/choices.server.ts';
import { createCatalogue } from '../../catalogue/service.server.ts';
import type { Settings } from '../../settings/env.server.ts';
import { openKeptBase } from '../open/openBase.ts';
import { runTold } from './run.ts';
import { say, wrongWords } from './say.ts';

const USAGE = `witryna export FILE.csv
    writes the products of the shop as a table that spreadsheets open and "witryna import" reads
`;

/** Runs `witryna export FILE`: products as a plain table, and beside it what its columns hold. */
export async function runExport(settings: Settings, args: readonly string[]): Promise<number> {
  const [path, ...more] = args;
  if (path === undefined || path.startsWith('-') || more.length > 0) return wrongWords(USAGE);
  return runTold(settings, async () => {
    const { db, clock, file: shop, emails } = await openKeptBase(settings);
    try {
      const skipped: string[] = [];
      const table = await exportProducts({
        db,
        catalogue: createCatalogue(db, shop.price_type),
        at: clock(),
        shopUrl: emails.shopUrl,
        onSkipped: ({ id, name }, reason) => skipped.push(`  left out product ${id} (${name}): ${reason}`),
      });
      const rows = await written(path, table.lines);
      if (rows === undefined) {
        process.stderr.write(`There is a file ${path} already; name another one\n`);
        return 1;
      }
      const choices = new Map(table.parameters.map((name) => [name, 'parameter'] as const));
      if (choices.size > 0) await keepChoices(path, choices);
      say([`${path}: ${rows} rows`, ...skipped].join('\n'));
      if (choices.size > 0) say(`${choicesFile(path)} says which columns are parameters: keep it beside the table`);
      return 0;
    } finally {
      await db.close();
    }
  });
}

/** Writes a new file and gives the number of its rows below the head; undefined where there is one already. */
async function written(path: string, lines: AsyncIterable<string>): Promise<number | undefined> {
  const out = createWriteStream(path, { flags: 'wx' });
  try {
    await once(out, 'open');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  }
  // The byte order mark tells spreadsheets that the file is UTF-8.
  out.write('\uFEFF');
  let rows = -1;
  for await (const line of lines) {
    rows += 1;
    if (!out.write(`${line}\r\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
  return rows;
}
