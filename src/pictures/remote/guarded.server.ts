import { type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { FetchRefused, failure, pinned, type TargetOptions, targetOf } from './target.server.ts';

export interface GuardOptions extends TargetOptions {
  mostBytes?: number;
  /** Milliseconds for everything: names, redirects and the body. */
  time?: number;
  mostRedirects?: number;
  /** Ends the asking for a file. */
  end?: AbortSignal;
  /** Tells whether this port may be connected to; '' is the protocol's own. */
  allowedPort?(port: string): boolean;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Asks an address that somebody else has named, which may be hostile. Every host is resolved here, all its addresses must
 * be public, and the connection goes to the one that was checked, so that a name cannot mean something else a moment
 * later; a redirect is an address like the first. Nothing of the shop's visitors is passed on.
 * @throws FetchRefused
 */
export async function guardedAnswer(
  address: string,
  headers: OutgoingHttpHeaders,
  options: GuardOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { mostRedirects = 3 } = options;
  let url = parsed(address);
  for (let redirects = 0; ; redirects += 1) {
    const answer = await open(url, headers, options, signal);
    const { statusCode = 0, headers: said } = answer;
    if (!REDIRECTS.has(statusCode)) return answer;
    answer.destroy();
    if (redirects >= mostRedirects) throw new FetchRefused('redirects');
    if (said.location === undefined) throw new FetchRefused('address');
    url = parsed(said.location, url);
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

async function open(
  url: URL,
  headers: OutgoingHttpHeaders,
  options: GuardOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
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
      headers: { ...headers, 'Accept-Encoding': 'identity', 'User-Agent': 'Witryna' },
    });
    request.on('response', resolve);
    request.on('error', (error) => reject(failure(error, signal)));
    request.end();
  });
}

/** Parts of the body of a good answer, up to a limit. Throws FetchRefused. */
export async function* bodyOf(answer: IncomingMessage, mostBytes: number, signal: AbortSignal): AsyncGenerator<Buffer> {
  try {
    if (answer.statusCode !== 200) throw new FetchRefused('status');
    if (!['', 'identity'].includes(answer.headers['content-encoding'] ?? '')) throw new FetchRefused('encoding');
    if (Number(answer.headers['content-length'] ?? 0) > mostBytes) throw new FetchRefused('size');
    let bytes = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      bytes += part.byteLength;
      if (bytes > mostBytes) throw new FetchRefused('size');
      yield part;
    }
    if (!answer.complete) throw new FetchRefused('network');
  } catch (error) {
    throw failure(error, signal);
  } finally {
    answer.destroy();
  }
}
