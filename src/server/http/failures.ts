import type { Context } from 'hono';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { jsonError } from '../answers.ts';
import { serverTexts } from '../texts.ts';
import { CALM_POLICY, calmPage } from './calmPage.ts';

/** A failure before or instead of a page. Programs act on the code. */
const FAILURES = {
  too_many: { status: 429, words: 'busy', message: 'Too many requests; wait as long as Retry-After says' },
  too_slow: { status: 503, words: 'slow', message: 'The answer took too long' },
  internal: { status: 500, words: 'failed', message: 'Something failed; the number of the request is in X-Request-Id' },
  bad_address: { status: 400, words: 'refused', message: 'The address is not written as addresses are' },
  long_address: { status: 414, words: 'refused', message: 'The address is too long' },
} as const;

export type FailureCode = keyof typeof FAILURES;

const PROGRAMS = /^\/(?:ajax|graphql)\/|\.data$/;

/** Coded JSON for programs; for people who open a page, calm words. */
export function failure(c: Context, code: FailureCode, texts: TextOverrides, requestId: string): Response {
  const { status, words, message } = FAILURES[code];
  const isPage = (c.req.header('Accept') ?? '').includes('text/html') && !PROGRAMS.test(c.req.path);
  if (!isPage) return jsonError(c, status, code, message);
  const t = (key: keyof typeof serverTexts.values) => translate(serverTexts, texts, key);
  c.header('Content-Security-Policy', CALM_POLICY);
  c.header('Cache-Control', 'no-store');
  const page = { title: t(`${words}Title`), text: t(`${words}Text`), toMain: t('toMain'), number: t('number') };
  return c.html(calmPage(page, requestId), status);
}
