import { inEnglish } from '../../../scripts/boot/polish.mjs';
import { runOn } from '../../../scripts/boot/runOn.mjs';
import { findRuntime, isNewEnough } from '../../../scripts/boot/runtime.mjs';
import { readSettings } from '../../settings/env.server.ts';
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

/** Runs what a command line asks for, its first word the program's own file. Settles with the exit code. */
export const runProgram = (words: readonly string[], place: Place): Promise<number> =>
  isNewEnough(process.version) ? command(words.slice(1), place) : runAgain(words, place);

async function command(args: readonly string[], { clientDir, programDir }: Place): Promise<number> {
  const [name, ...rest] = inEnglish(args);
  // An open shop goes on without its terminal.
  endWithReader(process.stdout, () => name === 'start' || process.exit());
  const settings = readSettings(process.env);
  if (!settings.ok) {
    for (const line of settings.error) console.error(`Setting ${line}`);
    return 1;
  }
  switch (name) {
    case 'new': {
      const { runNew } = await import('./new.ts');
      return runNew(settings.value, rest, programDir);
    }
    case 'start': {
      const { runStart } = await import('./start.ts');
      return runStart(settings.value, clientDir);
    }
    case 'check': {
      const { runCheck } = await import('./check.ts');
      return runCheck(settings.value, clientDir);
    }
    case 'import': {
      const { runImport } = await import('./import.ts');
      return runImport(settings.value, rest);
    }
    case 'export': {
      const { runExport } = await import('./export.ts');
      return runExport(settings.value, rest);
    }
    case 'orders': {
      const { runOrders } = await import('./orders.ts');
      return runOrders(settings.value, rest);
    }
    case 'backup':
    case 'restore': {
      const { runBackup, runRestore } = await import('./backup.ts');
      return name === 'backup' ? runBackup(settings.value, rest) : runRestore(settings.value, rest);
    }
    case 'doctor': {
      const { runDoctor } = await import('./doctor.ts');
      return runDoctor(settings.value);
    }
    case 'report': {
      const { runReport } = await import('./report.ts');
      return runReport(settings.value, rest);
    }
    case 'newsletter': {
      const { runNewsletter } = await import('./newsletter.ts');
      return runNewsletter(settings.value);
    }
    case 'opinions': {
      const { runOpinions } = await import('./opinions.ts');
      return runOpinions(settings.value, rest);
    }
    case 'recalls': {
      const { runRecalls } = await import('./recalls.ts');
      return runRecalls(settings.value, rest);
    }
    case 'searches': {
      const { runSearches } = await import('./searches.ts');
      return runSearches(settings.value);
    }
    default:
      console.log(USAGE);
      return name === undefined || name === 'help' || name === '--help' ? 0 : WRONG_WORDS;
  }
}

/** Runs the same words on the Node that the shop brings along: an older one knows neither its store nor its times. */
async function runAgain([program = '', ...args]: readonly string[], { programDir }: Place): Promise<number> {
  const runtime = findRuntime(programDir);
  if ('path' in runtime) return runOn(runtime.path, [program, ...args]);
  console.error(runtime.problem);
  return 1;
}
