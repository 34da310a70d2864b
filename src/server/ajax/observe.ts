import type { Context, Next } from 'hono';
import type { ObserveError } from '../../product/observe/model.ts';
import type { StockNotices } from '../../product/observe/service.server.ts';
import { observeTexts } from '../../product/observe/texts.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';

const ACTION = 'set_product_observed';

const ERROR_TEXTS = {
  product: 'errorProduct',
  available: 'errorAvailable',
  email: 'errorEmail',
  consent: 'errorConsent',
  too_many: 'errorTooMany',
} as const satisfies Record<ObserveError, keyof typeof observeTexts.values>;

/**
 * `action=set_product_observed` of /ajax/projector.php: product, size, email and consent, the last also inside `field`.
 * What does not ask for it is left to whoever answers that address.
 */
export const observeByAjax =
  (notices: Pick<StockNotices, 'observeProduct'>, texts: TextOverrides) =>
  async (c: Context, next: Next): Promise<Response | undefined> => {
    const asked = c.req.method === 'POST' ? await formOf(c) : new URL(c.req.url).searchParams;
    if (asked.get('action') !== ACTION) return void (await next());
    c.header('Cache-Control', 'no-store');
    if (c.req.method !== 'POST') {
      c.header('Allow', 'POST');
      return c.json({ status: 'error', errdesc: 'This action is asked for by POST' }, 405);
    }
    const result = await notices.observeProduct({
      product: Number(/^\d{1,15}$/.exec(asked.get('product') ?? '')?.[0]),
      size: asked.get('size') ?? '',
      email: asked.get('email') ?? '',
      consent: hasAgreed(asked),
    });
    return c.json(
      result.ok
        ? { status: 'success', errdesc: '' }
        : { status: 'error', errdesc: translate(observeTexts, texts, ERROR_TEXTS[result.error]) },
    );
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
  try {
    const fields: unknown = JSON.parse(asked.get('field') ?? 'null');
    const consent = typeof fields === 'object' && fields !== null && 'consent' in fields ? fields.consent : undefined;
    return YES.has(String(consent));
  } catch {
    return false;
  }
}
