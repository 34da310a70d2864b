import { parseArgs } from 'node:util';
import { feedKinds } from '../../../catalogue/import/kinds.server.ts';
import { err, ok, type Result } from '../../../kit/result.ts';

export const USAGE = `witryna import FILE [--dry-run] [--report FILE.csv] [--anew]
    brings the products of a file into the shop. Its kind is told by its content.
witryna import points FILE [LIST]
    puts a carrier's list of pick-up points in the place of the one before
witryna import redirects FILE
    takes old addresses to new ones: a table with the columns from and to

  --dry-run     changes nothing, and tells what would be added, changed and skipped
  --report FILE.csv
                writes what became of each product that is new, has changed or is skipped,
                with its line and the reason
  --anew        reads a file again that was imported last and is still the same

These files are read, also packed with gzip or zip:
${feedKinds()
  .map(({ name }) => `  ${name}`)
  .join('\n')}
`;

export interface ImportRequest {
  file: string;
  dryRun: boolean;
  anew: boolean;
  /** Where the report is written. */
  report: string | undefined;
}

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  anew: { type: 'boolean', default: false },
  report: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export function readArguments(args: readonly string[]): Result<ImportRequest | 'help', string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
      strict: true,
    });
    if (values.help) return ok('help');
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return err('Name one file: witryna import FILE');
    return ok({ file, dryRun: values['dry-run'], anew: values.anew, report: values.report });
  } catch (error) {
    if (error instanceof TypeError) return err(error.message);
    throw error;
  }
}
