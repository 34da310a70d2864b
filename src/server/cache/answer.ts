import { chooseEncoding } from './encoding.ts';
import { entityTag, matchesTag } from './etag.ts';
import { cacheControl } from './freshness.ts';
import { bodyOf, encodingHeaders, type KeptPage } from './keptPage.ts';

/** What of a request decides how a kept page is sent. */
export interface Asking {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

export interface Answer {
  status: number;
  headers: (readonly [string, string])[];
  /** None with 304. */
  body: Uint8Array | Promise<Uint8Array> | undefined;
}

/** A kept page for one request (RFC 9111). `now` in epoch ms. */
export function answerWith(page: KeptPage, asking: Asking, now: number): Answer {
  const encoding = chooseEncoding(asking.acceptEncoding);
  const headers = [
    ...page.headers,
    ...encodingHeaders(page, encoding),
    ['Cache-Control', cacheControl(page.expiresAt, now)] as const,
  ];
  if (page.status === 200 && matchesTag(asking.ifNoneMatch, entityTag(page.tag, encoding))) {
    return { status: 304, headers: headers.filter(([name]) => name !== 'Content-Encoding'), body: undefined };
  }
  return { status: page.status, headers, body: bodyOf(page, encoding) };
}
