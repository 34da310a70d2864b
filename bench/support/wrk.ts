import { execFileSync } from 'node:child_process';
import type { Pinned } from './pinned.ts';

export interface Hit {
  /** Answers a second. */
  rate: number;
  /** CPU time of an answer, ms. */
  cpu: number;
}

/**
 * Asks one address over 32 connections from a core of its own. Our own generator (requests/load.ts) is slower than a kept
 * page; wrk (Debian's package of that name) is not.
 *
 * @param script arguments that lead wrk to others than this one address
 */
export function hit(at: Pinned, path: string, seconds: number, script: readonly string[] = []): Hit {
  const before = at.cpu();
  const encodings = ['-H', 'Accept-Encoding: gzip, deflate, br'];
  const args = ['-t1', '-c32', `-d${seconds}s`, ...encodings, ...script, at.url + path];
  const said = execFileSync('taskset', ['-c', '1', 'wrk', ...args], { encoding: 'utf8' });
  if (/Non-2xx/.test(said)) throw new Error(`${at.url} answered with failures:\n${said}`);
  const rate = Number(/Requests\/sec:\s*([\d.]+)/.exec(said)?.[1]);
  const count = Number(/(\d+) requests in/.exec(said)?.[1]);
  return { rate, cpu: (at.cpu() - before) / count };
}
