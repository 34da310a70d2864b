import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { type BaseTerms, baseAction } from './actions.ts';

export const BASE_PATH = '/polaczenia/base';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Answers Base.com's servers, which show the key of the connector with each call. Nothing is said of why a key is wrong. */
export function answerBase(terms: BaseTerms, key: string): (c: Context) => Promise<Response> {
  const expected = hashOf(key);
  return async (c) => {
    c.header('Cache-Control', 'no-store');
    const fields = Object.fromEntries(
      Object.entries(await c.req.parseBody()).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ) as Record<string, string>;
    const { bl_pass: shown = '', action = '' } = fields;
    if (shown === '') return c.json(failed('no_password', 'The call has no key'));
    // Hashes are of one length, so that the comparison tells nothing of the key.
    if (!timingSafeEqual(hashOf(shown), expected)) return c.json(failed('incorrect_password', 'The key is another'));
    const answer = baseAction(terms, action, fields);
    return c.json((await answer) ?? failed('unsupported_action', `No action: ${action.slice(0, 40)}`));
  };
}

/** Errors are answers too, in this protocol. */
const failed = (code: string, text: string) => ({ error: true, error_code: code, error_text: text });
