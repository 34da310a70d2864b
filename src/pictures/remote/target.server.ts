import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress.server.ts';

/** Why an address was not asked, or what it answered was not taken. */
export type FetchRefusal =
  | 'address' // not http(s), with a password, on another port
  | 'private' // its name leads to where the public internet does not
  | 'redirects'
  | 'status'
  | 'encoding'
  | 'size'
  | 'time'
  | 'network';

export class FetchRefused extends Error {
  override name = 'FetchRefused';
  readonly reason: FetchRefusal;
  constructor(reason: FetchRefusal, cause?: unknown) {
    super(`refused: ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface Resolved {
  address: string;
  family: number;
}

export interface TargetOptions {
  /** Finds all addresses of a host. */
  resolve?(host: string): Promise<readonly Resolved[]>;
  /** Tells whether this address may be connected to. */
  allowed?(address: string): boolean;
}

/**
 * Resolves a host: all its addresses must be allowed, and the connection goes to the returned one, so that the name
 * cannot change in between.
 * @throws FetchRefused
 */
export async function targetOf(
  url: URL,
  { resolve = resolveAll, allowed = isPublicAddress }: TargetOptions,
  signal: AbortSignal,
): Promise<Resolved> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  // Node asks no resolver about an address, so one is checked here as well.
  const found = family > 0 ? [{ address: host, family }] : await inTime(resolve(host), signal);
  const [first] = found;
  if (!first) throw new FetchRefused('network');
  if (!found.every(({ address }) => allowed(address))) throw new FetchRefused('private');
  return first;
}

const resolveAll = (host: string) => lookup(host, { all: true, order: 'verbatim' });

/** A resolver cannot be stopped, only left alone. */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new FetchRefused('time'));
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    work
      .then(resolve, (error: unknown) => reject(new FetchRefused('network', error)))
      .finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Node's `lookup` that knows this address alone. */
export const pinned =
  ({ address, family }: Resolved): LookupFunction =>
  (_host, { all }, done) => {
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

export function failure(error: unknown, signal: AbortSignal): FetchRefused {
  if (error instanceof FetchRefused) return error;
  return new FetchRefused(signal.aborted ? 'time' : 'network', error);
}
