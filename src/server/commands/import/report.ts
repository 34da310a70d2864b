import { closeSync, openSync, writeFileSync } from 'node:fs';
import type { Skipped } from '../../../catalogue/draft.ts';
import type { ImportReport } from '../../../catalogue/import/importProducts.server.ts';
import type { Outcome } from '../../../catalogue/import/writeBatch.server.ts';
import { csvLine } from '../../../kit/csv.ts';

/** Records are named in text up to here, and counted from there on. */
const MOST_TOLD = 100;

/** @param notes what was left out, with the number of products; with 0, what the file says of itself */
export function describeReport(
  report: ImportReport,
  notes: ReadonlyMap<string, number> = new Map(),
  { dryRun = false }: { dryRun?: boolean } = {},
): string[] {
  const { added, changed, unchanged, skipped, skippedCount } = report;
  return [
    `${dryRun ? 'Nothing was changed. It would be: ' : ''}${added} added, ${changed} changed, ${unchanged} unchanged, ${skippedCount} skipped`,
    ...describeSkipped(skipped, skippedCount),
    ...[...notes].map(([what, products]) =>
      products === 0 ? `  ${what}` : `  left out of ${products} ${products === 1 ? 'product' : 'products'}: ${what}`,
    ),
  ];
}

/**
 * Records that were skipped, with line and reason.
 * @param count of all, where only the first are at hand
 */
export function describeSkipped(skipped: readonly Skipped[], count = skipped.length): string[] {
  const told = skipped.slice(0, MOST_TOLD);
  return [
    ...told.map(({ what, line, reason }) => `  skipped ${what}${lineOf(what, line)}: ${reason}`),
    ...(count > told.length ? [`  and ${count - told.length} more; --report FILE.csv names those of products`] : []),
  ];
}

const lineOf = (what: string, line: number | undefined) =>
  line === undefined || what.endsWith(`line ${line}`) ? '' : ` (line ${line})`;

const HEAD = ['outcome', 'line', 'product', 'name', 'reason'];

/** Characters that are gathered before they are written. */
const GATHERED = 65_536;

/** The report as a table, written while the import goes on, however long it gets. */
export interface CsvReport {
  outcome(outcome: Outcome): void;
  skipped(skipped: Skipped): void;
  end(): void;
}

export function csvReport(path: string): CsvReport {
  const file = openSync(path, 'w');
  let gathered = '';
  const flush = () => {
    // A stream would hold all that the disk is slower to take than the import to tell.
    writeFileSync(file, gathered);
    gathered = '';
  };
  const write = (cells: readonly string[]) => {
    gathered += `${csvLine(cells)}\r\n`;
    if (gathered.length >= GATHERED) flush();
  };
  // The byte order mark tells spreadsheets that the file is UTF-8.
  gathered = '\uFEFF';
  write(HEAD);
  return {
    outcome: ({ outcome, item: { draft, line } }) =>
      write([outcome, String(line ?? ''), draft.externalId, draft.name, '']),
    skipped: ({ what, line, reason }) =>
      write(['skipped', String(line ?? ''), what.replace(/^product /, ''), '', reason]),
    end() {
      flush();
      closeSync(file);
    },
  };
}
