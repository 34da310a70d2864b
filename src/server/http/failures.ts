import type { Context } from 'hono';
import { isStoreTrouble } from '../../db/error.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { graphError, jsonError } from '../answers.ts';
import { serverTexts } from '../texts.ts';
import { CALM_POLICY, calmPage } from './calmPage.ts';

/** A failure before or instead of a page. Programs act on the code. */
const FAILURES = {
  too_many: { status: 429, words: 'busy', message: 'Too many requests; wait as long as Retry-After says' },
  too_slow: { status: 503, words: 'slow', message: 'The answer took too long' },
  stalled: { status: 408, words: 'stalled', message: 'The request did not come in full' },
  unavailable: { status: 503, words: 'store', message: undefined },
  internal: { status: 500, words: 'failed', message: 'Something failed; the number of the request is in X-Request-Id' },
  bad_address: { status: 400, words: 'refused', message: 'The address is not written as addresses are' },
  foreign_origin: { status: 403, words: 'foreign', message: 'This request has to come from the shop itself' },
  method: { status: 405, words: 'method', message: 'Pages answer GET, HEAD and POST' },
  too_large: { status: 413, words: 'large', message: 'The body is too large' },
  long_address: { status: 414, words: 'refused', message: 'The address is too long' },
} as const;

export type FailureCode = keyof typeof FAILURES;

/** Seconds until a failed store may be asked again. */
const STORE_WAIT = '5';

/** Code of an unexpected failure: of the store, which may answer again in a while, or of the program. */
export const failureOf = (error: unknown): FailureCode => (isStoreTrouble(error) ? 'unavailable' : 'internal');

const PROGRAMS = /^\/(?:ajax|graphql)\//;

/** Coded JSON for programs; for people who open a page, calm words. */
export function failure(c: Context, code: FailureCode, texts: TextOverrides, requestId: string): Response {
  const { status, words, message } = FAILURES[code];
  const t = (key: keyof typeof serverTexts.values) => translate(serverTexts, texts, key);
  if (code === 'unavailable') c.header('Retry-After', STORE_WAIT);
  const isPage = (c.req.header('Accept') ?? '').includes('text/html') && !PROGRAMS.test(c.req.path);
  // Scripts of themes show a shopper what they are told of a basket; the rest is for their authors.
  const told = message ?? t('storeText');
  if (c.req.path.startsWith('/graphql/')) return graphError(c, status, code, told);
  if (!isPage) return jsonError(c, status, code, told);
  c.header('Content-Security-Policy', CALM_POLICY);
  c.header('Cache-Control', 'no-store');
  const page = { title: t(`${words}Title`), text: t(`${words}Text`), toMain: t('toMain'), number: t('number') };
  return c.html(calmPage(page, requestId), status);
}
