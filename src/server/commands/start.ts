import { basename } from 'node:path';
import type { Settings } from '../../settings/env.server.ts';
import { recallCode } from '../processes/keptCode.ts';
import { askedToStop, leave, runWorkers, tellReady } from '../processes/workers.ts';
import { runTold } from './run.ts';
import { say } from './say.ts';

/** Time after the opening in which the first pages have had their code compiled, ms. */
const FIRST_PAGES = 5000;

/** Name of this file: once built it is another with every change of what the file loads. */
const PROGRAM = basename(import.meta.url);
const IS_BUILT = !PROGRAM.endsWith('.ts');

/** Runs until told to stop; 0 after a calm stop, 1 when it could not start for a reason its owner can mend. */
export async function runStart(settings: Settings, clientDir: string): Promise<number> {
  const { worker, workers, role } = settings;
  if (worker === undefined && workers > 1) {
    return runWorkers({ count: workers, work: role === 'all', say });
  }
  // It may be told while it is still beginning.
  const asked = worker === undefined ? undefined : stopOfWorker();
  return runTold(settings, async () => {
    const keepCode = recallCode(settings.dataDir, PROGRAM);
    const { start } = await import('../start.ts');
    const server = await start({
      settings,
      clientDir,
      program: IS_BUILT ? PROGRAM : undefined,
      say: (worker ?? 1) > 1 ? () => {} : say,
    });
    // The others read the catalogue after this one, not beside it.
    void server.opened.then(tellReady);
    void server.opened.then(() => setTimeout(() => void keepCode().catch(() => {}), FIRST_PAGES).unref());
    await (asked ?? stopSignal());
    await server.stop();
    return 0;
  }).finally(leave);
}

/** Ctrl+C reaches all processes of a terminal at once: the one that runs this one says when to stop. */
function stopOfWorker(): Promise<void> {
  process.on('SIGINT', () => {});
  const killed = new Promise<void>((resolve) => void process.on('SIGTERM', resolve));
  return Promise.race([askedToStop(), killed]);
}

/** Waits for a signal. The first one stops calmly; a second one ends the program at once. */
function stopSignal(): Promise<void> {
  let asked = false;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (asked) process.exit(1);
        asked = true;
        resolve();
      });
    }
  });
}
