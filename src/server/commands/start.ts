import type { Settings } from '../../settings/env.server.ts';
import { start } from '../start.ts';
import { runTold } from './run.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs until told to stop; 0 after a calm stop, 1 when it could not start for a reason its owner can mend. */
export const runStart = (settings: Settings, clientDir: string): Promise<number> =>
  runTold(settings, async () => {
    const server = await start({ settings, clientDir, say });
    await stopSignal();
    await server.stop();
    return 0;
  });

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
