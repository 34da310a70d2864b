import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
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
  const { added, changed, unchanged, skipped } = report;
  return [
    `${dryRun ? 'Nothing was changed. It would be: ' : ''}${added} added, ${changed} changed, ${unchanged} unchanged, ${skipped.length} skipped`,
    ...describeSkipped(skipped),
    ...[...notes].map(([what, products]) =>
      products === 0 ? `  ${what}` : `  left out of ${products} ${products === 1 ? 'product' : 'products'}: ${what}`,
    ),
  ];
}

/** Records that were skipped, with line and reason. */
export function describeSkipped(skipped: readonly Skipped[]): string[] {
  const told = skipped.slice(0, MOST_TOLD);
  return [
    ...told.map(({ what, line, reason }) => `  skipped ${what}${lineOf(what, line)}: ${reason}`),
    ...(skipped.length > told.length
      ? [`  and ${skipped.length - told.length} more; --report FILE.csv names those of products`]
      : []),
  ];
}

const lineOf = (what: string, line: number | undefined) =>
  line === undefined || what.endsWith(`line ${line}`) ? '' : ` (line ${line})`;

const HEAD = ['outcome', 'line', 'product', 'name', 'reason'];

/** The report as a table, written while the import goes on. */
export interface CsvReport {
  outcome(outcome: Outcome): void;
  end(skipped: readonly Skipped[]): Promise<void>;
}

export async function csvReport(path: string): Promise<CsvReport> {
  const file = createWriteStream(path);
  await once(file, 'open');
  const write = (cells: readonly string[]) => void file.write(`${csvLine(cells)}\r\n`);
  // The byte order mark tells spreadsheets that the file is UTF-8.
  file.write('\uFEFF');
  write(HEAD);
  return {
    outcome: ({ outcome, item: { draft, line } }) =>
      write([outcome, String(line ?? ''), draft.externalId, draft.name, '']),
    async end(skipped) {
      for (const { what, line, reason } of skipped) {
        write(['skipped', String(line ?? ''), what.replace(/^product /, ''), '', reason]);
      }
      file.end();
      await once(file, 'close');
    },
  };
}
