import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Rounds of each proof by hard kills: few in the tests, more in `npm run prove`. */
export const KILL_ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);

/** Time of a proof of all rounds and of what goes ahead of the first, ms. */
export const KILL_TIMEOUT = (1 + KILL_ROUNDS) * 20_000;

export interface Killed {
  /** Lines that the program acknowledged. */
  lines: string[];
  /** False for a program that ended before. */
  killed: boolean;
}

/** Runs a program and kills it, as a power cut would, in the middle of what follows its line number `after`. */
export async function runUntilKilled(
  program: URL,
  words: readonly string[],
  after = Number.POSITIVE_INFINITY,
): Promise<Killed> {
  const child = spawn(process.execPath, [fileURLToPath(program), ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (lines.length === after) child.kill('SIGKILL');
  }
  const [, signal] = await closed;
  return { lines, killed: signal === 'SIGKILL' };
}

/** A number from 1 to `most`: where a round stops. */
export const somewhere = (most: number): number => 1 + Math.floor(Math.random() * most);
