import { lookup } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress.server.ts';

/** Why a picture of a feed was not fetched. */
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

export interface FetchOptions {
  mostBytes?: number;
  /** Milliseconds for everything: names, redirects and the body. */
  time?: number;
  mostRedirects?: number;
  /** All addresses of a host. */
  resolve?(host: string): Promise<readonly Resolved[]>;
  /** May this address be connected to? */
  allowed?(address: string): boolean;
  /** May this port be connected to? '' is the protocol's own. */
  allowedPort?(port: string): boolean;
}

const MEGABYTE = 1024 * 1024;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches bytes from an address that a feed names, which may be hostile. Every host is resolved here, all its addresses
 * must be public, and the connection goes to the one that was checked, so that a name cannot mean something else a
 * moment later; a redirect is an address like the first. Nothing of the shop's visitors is passed on.
 * @throws FetchRefused
 */
export async function fetchPicture(address: string, options: FetchOptions = {}): Promise<Buffer> {
  const { time = 10_000, mostRedirects = 3 } = options;
  const signal = AbortSignal.timeout(time);
  let url = parsed(address);
  for (let redirects = 0; ; redirects += 1) {
    const answer = await open(url, options, signal);
    const { statusCode = 0, headers } = answer;
    if (!REDIRECTS.has(statusCode)) return await bodyOf(answer, options.mostBytes ?? 10 * MEGABYTE, signal);
    answer.destroy();
    if (redirects >= mostRedirects) throw new FetchRefused('redirects');
    if (headers.location === undefined) throw new FetchRefused('address');
    url = parsed(headers.location, url);
  }
}

function parsed(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url) throw new FetchRefused('address');
  return url;
}

/** Throws unless an address may be asked at all; where its host leads is another question. */
export function checkUrl(
  url: URL,
  allowedPort: (port: string) => boolean = (port) => ['', '80', '443'].includes(port),
): void {
  const web = url.protocol === 'http:' || url.protocol === 'https:';
  if (!web || url.username !== '' || url.password !== '' || !allowedPort(url.port)) throw new FetchRefused('address');
}

async function open(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  checkUrl(url, options.allowedPort);
  const target = await targetOf(url, options, signal);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request: ClientRequest = send(url, {
      method: 'GET',
      // A connection of its own, which no later request takes over.
      agent: false,
      lookup: pinned(target),
      signal,
      headers: { Accept: 'image/*', 'Accept-Encoding': 'identity', 'User-Agent': 'Witryna' },
    });
    request.on('response', resolve);
    request.on('error', (error) => reject(failure(error, signal)));
    request.end();
  });
}

async function targetOf(
  url: URL,
  { resolve = resolveAll, allowed = isPublicAddress }: FetchOptions,
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

const pinned =
  ({ address, family }: Resolved): LookupFunction =>
  (_host, { all }, done) => {
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

async function bodyOf(answer: IncomingMessage, mostBytes: number, signal: AbortSignal): Promise<Buffer> {
  try {
    if (answer.statusCode !== 200) throw new FetchRefused('status');
    if (!['', 'identity'].includes(answer.headers['content-encoding'] ?? '')) throw new FetchRefused('encoding');
    if (Number(answer.headers['content-length'] ?? 0) > mostBytes) throw new FetchRefused('size');
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      bytes += part.byteLength;
      if (bytes > mostBytes) throw new FetchRefused('size');
      parts.push(part);
    }
    if (!answer.complete) throw new FetchRefused('network');
    return Buffer.concat(parts);
  } catch (error) {
    throw failure(error, signal);
  } finally {
    answer.destroy();
  }
}

function failure(error: unknown, signal: AbortSignal): FetchRefused {
  if (error instanceof FetchRefused) return error;
  return new FetchRefused(signal.aborted ? 'time' : 'network', error);
}
