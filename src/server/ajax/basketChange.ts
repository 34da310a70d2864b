import type { Context } from 'hono';
import { ADDED_PATH, failedPath } from '../../basket/answers.ts';
import { readAddForm } from '../../basket/form.ts';
import { addMessage } from '../../basket/messages.ts';
import type { Baskets } from '../../basket/service.server.ts';
import { type BasketTerms, basketAnswer } from '../../basket/wire.server.ts';
import type { Visit } from '../../session/model.ts';
import type { TextOverrides } from '../../ui/text.ts';
import { jsonError } from '../answers.ts';

/**
 * POST /basketchange.php: how themes of the platform put a product into the basket (`mode=1`). With `getAjax` it answers
 * JSON, for a form it leads to the basket.
 */
export async function basketChange(
  c: Context,
  visit: Visit,
  { baskets, terms, texts }: { baskets: Baskets; terms: BasketTerms; texts: TextOverrides },
): Promise<Response> {
  const form = await c.req.formData().catch(() => undefined);
  if (!form) return jsonError(c, 400, 'bad_request', 'The body is a form with mode, product, size and number');
  const wanted = form.get('mode') === '1' ? readAddForm(form) : undefined;
  if (!wanted) return jsonError(c, 400, 'bad_request', 'mode=1 with a product adds it; there is no other mode here');
  const [added] = await baskets.add(visit, [wanted]);
  const asJson = form.get('getAjax') === 'true';
  if (!asJson) {
    return c.redirect(added?.ok === false ? failedPath(wanted.product, added.error) : ADDED_PATH, 303);
  }
  c.header('Cache-Control', 'no-store');
  const error = added?.ok === false ? added.error : undefined;
  return c.json({
    status: error ? 'error' : 'success',
    ...(error ? { error: { code: error.code, message: addMessage(error, texts) } } : {}),
    basket: basketAnswer(await baskets.view(visit), terms),
  });
}
