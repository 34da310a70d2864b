import type { Context, Next } from 'hono';
import { readParts } from '../../catalogue/bundleChoice.ts';
import { TRAP } from '../../forms/answer.ts';
import { parsedJson } from '../../kit/json.ts';
import type { RequestNotice } from '../../product/backInStock/requests.server.ts';
import { ERROR_TEXTS, observeTexts } from '../../product/backInStock/texts.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import type { Env } from '../http/guards.ts';

const ACTION = 'set_product_observed';

interface ObserveOptions {
  ask: RequestNotice;
  texts: TextOverrides;
  /** Key of the visitor, for counting. */
  from(c: Context<Env>): string;
}

/**
 * `action=set_product_observed` of /ajax/projector.php: product, size, parts, email and consent, the last also inside `field`.
 * What does not ask for it is left to whoever answers that address.
 */
export const observeByAjax =
  ({ ask, texts, from }: ObserveOptions) =>
  async (c: Context<Env>, next: Next): Promise<Response | undefined> => {
    const asked = c.req.method === 'POST' ? await formOf(c) : new URL(c.req.url).searchParams;
    if (asked.get('action') !== ACTION) return void (await next());
    c.header('Cache-Control', 'no-store');
    if (c.req.method !== 'POST') {
      c.header('Allow', 'POST');
      return c.json({ status: 'error', errdesc: 'This action is asked for by POST' }, 405);
    }
    const input = {
      product: Number(/^\d{1,15}$/.exec(asked.get('product') ?? '')?.[0]),
      size: asked.get('size') ?? '',
      parts: readParts(asked.get('parts') ?? undefined),
      email: asked.get('email') ?? '',
      consent: hasAgreed(asked),
    };
    const result = await ask(input, { trapped: (asked.get(TRAP) ?? '') !== '', from: from(c) });
    if (result.ok) return c.json({ status: 'success', errdesc: '' });
    const errdesc = translate(observeTexts, texts, ERROR_TEXTS[result.error]);
    return c.json({ status: 'error', code: result.error, errdesc });
  };

/** Fields of a form; of an address too, where the action stands when the rest is in the body. Files are not fields. */
async function formOf(c: Context): Promise<URLSearchParams> {
  const form = await c.req.formData().catch(() => new FormData());
  const fields = new URLSearchParams(new URL(c.req.url).searchParams);
  for (const [name, value] of form) if (typeof value === 'string') fields.set(name, value);
  return fields;
}

const YES = new Set(['1', 'y', 'true', 'on']);

function hasAgreed(asked: URLSearchParams): boolean {
  if (YES.has(asked.get('consent') ?? '')) return true;
  const fields = parsedJson(asked.get('field') ?? 'null');
  const consent = typeof fields === 'object' && fields !== null && 'consent' in fields ? fields.consent : undefined;
  return YES.has(String(consent));
}
