import type { Settings } from '../../settings/env.server.ts';
import { startMessage } from '../open/problems.ts';

/** Runs a command and gives its exit code: 1 when it cannot be done for a reason that the merchant can mend, which is told. */
export async function runTold({ port }: Pick<Settings, 'port'>, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    const message = startMessage(error, port);
    if (message === undefined) throw error;
    process.stderr.write(`${message}\n`);
    return 1;
  }
}
