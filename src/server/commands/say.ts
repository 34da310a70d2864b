import type { Writable } from 'node:stream';

/** Exit code of a command whose words are wrong. Others end with 0 when it is done, and 1 when it cannot be done. */
export const WRONG_WORDS = 2;

export const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Tells what is wrong with the words of a command; gives its exit code. */
export function wrongWords(told: string, err: Writable = process.stderr): number {
  err.write(`${told.trimEnd()}\n`);
  return WRONG_WORDS;
}
