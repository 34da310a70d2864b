import { inEnglish } from '../../../scripts/boot/polish.mjs';
import { runOn } from '../../../scripts/boot/runOn.mjs';
import { findRuntime, isNewEnough } from '../../../scripts/boot/runtime.mjs';
import { readSettings, type Settings } from '../../settings/env.server.ts';
import { endWithReader } from './closedPipe.ts';
import { WRONG_WORDS } from './say.ts';

const USAGE = `witryna <command>

  new DIR       makes a small shop to begin with; --theme NAME gives it other colours
  start         opens the shop of SHOP_DIR
  check         reads the shop of SHOP_DIR and tells every mistake
  import FILE   brings products of a file into the shop; "import --help" says which kinds, and how
  export FILE   writes the products of the shop as a table, which import reads
  orders WHAT   lists, shows, exports and moves orders; "orders" alone says how
  doctor        says what is wrong with the place that the shop runs in, and what to do
  backup FILE   writes down the store and the files of shoppers, also while the shop is open
  restore FILE  brings a backup into a store that is empty, SQLite or PostgreSQL
  report        says what was sold, by rate of VAT, code and product, and what is wanted; --from, --to, --csv
  newsletter    prints who confirmed that they want the newsletter, as CSV
  opinions WHAT lists, publishes, refuses and answers opinions; "opinions" alone says how
  recalls WHAT  lists recalled products and writes to their buyers; "recalls" alone says how
  searches      prints what was searched for, and how much was found, as CSV

Polish words do as well: nowy, otwórz, sprawdź, importuj, eksportuj, zamówienia, raport, diagnoza, kopia, przywróć, czytelnicy, opinie, wycofane, szukane.
`;

interface Place {
  /** Files that browsers load. */
  clientDir: string;
  /** The root of the program. */
  programDir: string;
}

type Run = (settings: Settings, rest: readonly string[], place: Place) => Promise<number>;

/** Each is fetched when it is asked for. */
const COMMANDS = new Map<string | undefined, Run>([
  ['new', async (settings, rest, { programDir }) => (await import('./new.ts')).runNew(settings, rest, programDir)],
  ['start', async (settings, _, { clientDir }) => (await import('./start.ts')).runStart(settings, clientDir)],
  ['check', async (settings, _, { clientDir }) => (await import('./check.ts')).runCheck(settings, clientDir)],
  ['import', async (settings, rest) => (await import('./import.ts')).runImport(settings, rest)],
  ['export', async (settings, rest) => (await import('./export.ts')).runExport(settings, rest)],
  ['orders', async (settings, rest) => (await import('./orders.ts')).runOrders(settings, rest)],
  ['backup', async (settings, rest) => (await import('./backup.ts')).runBackup(settings, rest)],
  ['restore', async (settings, rest) => (await import('./backup.ts')).runRestore(settings, rest)],
  ['doctor', async (settings) => (await import('./doctor.ts')).runDoctor(settings)],
  ['report', async (settings, rest) => (await import('./report.ts')).runReport(settings, rest)],
  ['newsletter', async (settings) => (await import('./newsletter.ts')).runNewsletter(settings)],
  ['opinions', async (settings, rest) => (await import('./opinions.ts')).runOpinions(settings, rest)],
  ['recalls', async (settings, rest) => (await import('./recalls.ts')).runRecalls(settings, rest)],
  ['searches', async (settings) => (await import('./searches.ts')).runSearches(settings)],
]);

/** Runs what a command line asks for, its first word the program's own file. Settles with the exit code. */
export const runProgram = (words: readonly string[], place: Place): Promise<number> =>
  isNewEnough(process.version) ? command(words.slice(1), place) : runAgain(words, place);

async function command(args: readonly string[], place: Place): Promise<number> {
  const [name, ...rest] = inEnglish(args);
  // An open shop goes on without its terminal.
  endWithReader(process.stdout, () => name === 'start' || process.exit());
  const settings = readSettings(process.env);
  if (!settings.ok) {
    for (const line of settings.error) console.error(`Setting ${line}`);
    return 1;
  }
  const run = COMMANDS.get(name);
  if (run) return run(settings.value, rest, place);
  console.log(USAGE);
  return name === undefined || name === 'help' || name === '--help' ? 0 : WRONG_WORDS;
}

/** Runs the same words on the Node that the shop brings along: an older one knows neither its store nor its times. */
async function runAgain([program = '', ...args]: readonly string[], { programDir }: Place): Promise<number> {
  const runtime = findRuntime(programDir);
  if ('path' in runtime) return runOn(runtime.path, [program, ...args]);
  console.error(runtime.problem);
  return 1;
}
