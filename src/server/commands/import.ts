import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ImportItem } from '../../catalogue/draft.ts';
import { type ImportReport, importProducts } from '../../catalogue/import/importProducts.server.ts';
import { FeedError, WHAT_IS_READ } from '../../catalogue/import/iof/errors.ts';
import { readIof } from '../../catalogue/import/iof/readIof.server.ts';
import { countingBytes, progressBar } from '../../catalogue/import/progress.ts';
import { systemClock } from '../../kit/clock.ts';
import type { Settings } from '../../settings/env.server.ts';
import { openCommandBase } from '../open/openBase.ts';
import { runImportPoints } from './importPoints.ts';
import { unreadableFile } from './unreadableFile.ts';

const out = (line: string) => process.stdout.write(`${line}\n`);

/** `witryna import FILE`, or `import points FILE [LIST]`. 0 also when some records were skipped: they are named; 1 when nothing was imported. */
export async function runImport(settings: Settings, args: readonly string[]): Promise<number> {
  const [file, ...more] = args;
  if (file === 'points') return runImportPoints(settings, more);
  if (file === undefined || more.length > 0) {
    process.stderr.write('Name one file: witryna import FILE\n');
    return 1;
  }
  try {
    const { report, notes } = await importFile(settings, file);
    for (const line of describeReport(report, notes)) out(line);
    return 0;
  } catch (error) {
    const message =
      error instanceof FeedError
        ? `${file}: ${error.message}. Nothing was changed.`
        : unreadableFile(error, file, WHAT_IS_READ, settings);
    if (message === undefined) throw error;
    process.stderr.write(`${message}\n`);
    return 1;
  }
}

/** The file is read twice: once to be sure that it is whole, so that a broken one changes nothing; then to import. */
async function importFile(
  settings: Settings,
  file: string,
): Promise<{ report: ImportReport; notes: ReadonlyMap<string, number> }> {
  const { size } = await stat(file);
  out(`Checking ${file}`);
  const checked = read(file, size);
  for await (const _ of checked.items) {
    // Reading on is the check.
  }
  out('Importing');
  const { db, clock, notices } = await openCommandBase(settings);
  try {
    const report = await importProducts(db, read(file, size).items, {
      source: 'iof',
      clock,
      complete: false,
      createNames: true,
      onStockBack: notices.stockBack,
    });
    return { report, notes: checked.notes };
  } finally {
    await db.close();
  }
}

interface Reading {
  items: AsyncIterable<ImportItem>;
  /** Parts that were skipped on purpose, with the number of products; complete after the last item. */
  notes: ReadonlyMap<string, number>;
}

function read(file: string, total: number): Reading {
  const bar = progressBar(process.stderr, systemClock);
  let bytes = 0;
  const feed = readIof(
    countingBytes(createReadStream(file), (read) => {
      bytes = read;
    }),
    { now: systemClock() },
  );
  async function* items(): AsyncGenerator<ImportItem> {
    let products = 0;
    try {
      for await (const item of feed) {
        products += 1;
        bar.update({ bytes, total, products });
        yield item;
      }
    } finally {
      bar.update({ bytes, total, products });
      bar.done();
    }
  }
  return { items: items(), notes: feed.notes };
}

export function describeReport(report: ImportReport, notes: ReadonlyMap<string, number> = new Map()): string[] {
  const { added, changed, unchanged, skipped } = report;
  return [
    `${added} added, ${changed} changed, ${unchanged} unchanged, ${skipped.length} skipped`,
    ...skipped.map(({ what, reason }) => `  skipped ${what}: ${reason}`),
    ...[...notes].map(([what, products]) => `  left aside in ${products}: ${what}`),
  ];
}
