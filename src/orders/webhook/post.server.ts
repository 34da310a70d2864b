import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isLoopbackUrl } from '../../kit/network.ts';
import { isPublicAddress } from '../../pictures/remote/publicAddress.server.ts';
import { FetchRefused, failure, pinned, type TargetOptions, targetOf } from '../../pictures/remote/target.server.ts';

export interface WebhookTarget {
  url: string;
  secret: string;
}

export interface SignedEvent {
  id: string;
  type: string;
  body: string;
  /** Epoch ms of this try. */
  at: number;
}

const TIMEOUT_MS = 10_000;

/** `t=<epoch s>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signature(secret: string, at: number, body: string): string {
  const t = Math.floor(at / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}

const isLoopback = (address: string): boolean => address === '::1' || /^127\./.test(address);

/** This machine only when it is named as such; a name on the public net must not lead behind its walls. */
const allowedFor = (url: string) => (isLoopbackUrl(url) ? isLoopback : isPublicAddress);

/**
 * Sends an event once. A redirect is a failure like any other answer that is not 2xx: the body holds people's data and goes
 * where the merchant said, or nowhere.
 * @throws FetchRefused
 */
export async function postEvent(
  { url: address, secret }: WebhookTarget,
  { id, type, body, at }: SignedEvent,
  { time = TIMEOUT_MS, ...options }: TargetOptions & { time?: number } = {},
): Promise<void> {
  const signal = AbortSignal.timeout(time);
  const url = new URL(address);
  const target = await targetOf(url, { allowed: allowedFor(address), ...options }, signal);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  await new Promise<void>((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      // A connection of its own, to the address that was checked.
      agent: false,
      lookup: pinned(target),
      signal,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'Witryna',
        'Witryna-Event': type,
        'Witryna-Event-Id': id,
        'Witryna-Signature': signature(secret, at, body),
      },
    });
    request.on('response', (answer) => {
      const { statusCode = 0 } = answer;
      // What it says besides is not for us, however long it is.
      answer.destroy();
      if (statusCode >= 200 && statusCode < 300) resolve();
      else reject(new FetchRefused(statusCode >= 300 && statusCode < 400 ? 'redirects' : 'status'));
    });
    request.on('error', (error) => reject(failure(error, signal)));
    request.end(body);
  });
}
