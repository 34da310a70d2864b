import { bodyOf, type GuardOptions, guardedAnswer } from './guarded.server.ts';

export type FetchOptions = GuardOptions;

const MEGABYTE = 1024 * 1024;

/**
 * Fetches bytes from an address that a feed names.
 * @throws FetchRefused
 */
export async function fetchPicture(address: string, options: FetchOptions = {}): Promise<Buffer> {
  const { time = 10_000, mostBytes = 10 * MEGABYTE } = options;
  const signal = AbortSignal.timeout(time);
  const answer = await guardedAnswer(address, { Accept: 'image/*' }, options, signal);
  return Buffer.concat(await Array.fromAsync(bodyOf(answer, mostBytes, signal)));
}
