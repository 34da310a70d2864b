import type { Writable } from 'node:stream';
import type { Settings } from '../../settings/env.server.ts';
import { startMessage } from '../open/problems.ts';

interface Telling {
  err?: Writable;
  /** Sentence about a failure of this command that the merchant can mend. */
  explain?(error: unknown): string | undefined;
}

/** Runs a command and gives its exit code: 1 when it cannot be done for a reason that the merchant can mend, which is told. */
export async function runTold(
  { port }: Pick<Settings, 'port'>,
  work: () => Promise<number>,
  { err = process.stderr, explain }: Telling = {},
): Promise<number> {
  try {
    return await work();
  } catch (error) {
    const message = explain?.(error) ?? startMessage(error, port);
    if (message === undefined) throw error;
    err.write(`${message}\n`);
    return 1;
  }
}
