import { whatIsRead } from '../../../catalogue/import/feed/recognise.ts';
import { type FeedImportEvents, importFeed } from '../../../catalogue/import/importFeed.server.ts';
import { feedKinds } from '../../../catalogue/import/kinds.server.ts';
import { UnknownColumns } from '../../../catalogue/import/plain/plain.server.ts';
import { progressBar } from '../../../catalogue/import/progress.ts';
import { keepHeapSmall } from '../../../catalogue/import/smallHeap.server.ts';
import { systemClock } from '../../../kit/clock.ts';
import { formatTime, isoDate } from '../../../kit/dates.ts';
import type { Settings } from '../../../settings/env.server.ts';
import { openCommandBase } from '../../open/openBase.ts';
import { runTold } from '../run.ts';
import { say } from '../say.ts';
import { unreadableFile } from '../unreadableFile.ts';
import type { ImportRequest } from './arguments.ts';
import { askColumns, howToChoose, terminalAsk } from './askColumns.ts';
import { csvReport, describeReport } from './report.ts';

/** Imports a file of products. 0 also when some records were skipped: they are named; 1 when nothing was imported. */
export async function runImportFile(settings: Settings, request: ImportRequest): Promise<number> {
  keepHeapSmall();
  const work = async () => {
    await importedAsked(settings, request);
    return 0;
  };
  const explain = (error: unknown) =>
    error instanceof UnknownColumns
      ? `${request.file}: ${error.message}. Nothing was changed.\n${howToChoose(request.file, error.columns)}`
      : unreadableFile(request.file, whatIsRead(feedKinds()))(error);
  return runTold(settings, work, { explain });
}

/** Imports; where a table has columns that nobody knows and somebody is at the terminal, asks and imports then. */
async function importedAsked(settings: Settings, request: ImportRequest): Promise<void> {
  try {
    await imported(settings, request);
  } catch (error) {
    const terminal = error instanceof UnknownColumns ? terminalAsk() : undefined;
    if (!(error instanceof UnknownColumns) || !terminal) throw error;
    try {
      await askColumns(request.file, error.columns, terminal.ask);
    } finally {
      terminal.close();
    }
    await imported(settings, request);
  }
}

async function imported(settings: Settings, { file, dryRun, anew, report: reportFile }: ImportRequest): Promise<void> {
  const { db, clock, notices, file: shop } = await openCommandBase(settings);
  try {
    const csv = reportFile === undefined ? undefined : csvReport(reportFile);
    const done = await importFeed(file, {
      db,
      clock,
      dryRun,
      anew,
      vat: { bp: Math.round(shop.vat * 100), exempt: false },
      onStockBack: notices.stockBack,
      onOutcome: csv?.outcome,
      onSkipped: csv?.skipped,
      on: toldOnTerminal(file),
    }).finally(() => csv?.end());
    const lines =
      'same' in done
        ? [`It is the file that was imported at ${timeOf(done.same)}: nothing has changed. --anew reads it again.`]
        : describeReport(done.report, done.notes, { dryRun });
    for (const line of lines) say(line);
  } finally {
    await db.close();
  }
}

function toldOnTerminal(file: string): FeedImportEvents {
  return {
    kind: (name) => say(`${file} is ${name}`),
    waiting: (since) => say(`Another import has been running since ${timeOf(since)}; waiting for its end`),
    reading(what) {
      say({ checking: 'Checking', comparing: 'Comparing', importing: 'Importing' }[what]);
      const bar = progressBar(process.stderr, systemClock);
      const progress = { bytes: 0, total: 0, products: 0 };
      const show = () => bar.update(progress);
      return {
        bytes(bytes, total) {
          Object.assign(progress, { bytes, total });
          show();
        },
        products(products) {
          progress.products = products;
        },
        done() {
          show();
          bar.done();
        },
      };
    },
  };
}

/** "2026-11-24 23:05", as clocks in Warsaw show it. */
const timeOf = (ms: number): string => `${isoDate(ms)} ${formatTime(ms)}`;
