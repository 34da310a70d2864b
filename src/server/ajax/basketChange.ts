import type { Context } from 'hono';
import { addedPath, answerPath } from '../../basket/answers.ts';
import { changeBasket } from '../../basket/change.server.ts';
import { type BasketForm, readBasketForm } from '../../basket/changeForm.ts';
import { readAddForm } from '../../basket/form.ts';
import { addMessage, codeMessage } from '../../basket/messages.ts';
import type { Wanted } from '../../basket/model.ts';
import { BASKET_PATH } from '../../basket/path.ts';
import type { Baskets } from '../../basket/service.server.ts';
import { basketAnswer, type LoginOf } from '../../basket/wire.server.ts';
import type { Visit } from '../../session/model.ts';
import type { TextOverrides } from '../../ui/text.ts';
import { jsonError } from '../answers.ts';

export interface BasketChangeOptions {
  baskets: Baskets;
  loginOf: LoginOf;
  texts: TextOverrides;
  mayTryCode(): Promise<boolean>;
}

interface Failure {
  code: string;
  message: string;
}

/**
 * POST /basketchange.php: how themes of the platform put a product into the basket (`mode=1`), change it
 * (`type=multiproduct` in the address) and empty it (`change=empty`). With `getAjax` it answers JSON, for a form it leads
 * to the basket.
 */
export async function basketChange(c: Context, visit: Visit, options: BasketChangeOptions): Promise<Response> {
  const form = await c.req.formData().catch(() => undefined);
  if (!form) return jsonError(c, 400, 'bad_request', 'The body is a form with mode, product, size and number');
  const asJson = form.get('getAjax') === 'true';
  if (c.req.query('type') === 'multiproduct' || form.get('change') === 'empty') {
    return change(c, visit, readBasketForm(form), asJson, options);
  }
  const wanted = form.get('mode') === '1' ? readAddForm(form) : undefined;
  if (!wanted) return jsonError(c, 400, 'bad_request', 'mode=1 with a product adds it; there is no other mode here');
  return add(c, visit, wanted, asJson, options);
}

async function add(c: Context, visit: Visit, wanted: Wanted, asJson: boolean, options: BasketChangeOptions) {
  const [added] = await options.baskets.add(visit, [wanted]);
  if (!asJson) return c.redirect(addedPath(wanted.product, added), 303);
  const error = added?.ok ? added.value.corrected : added?.error;
  return answered(c, visit, error && { code: error.code, message: addMessage(error, options.texts) }, options);
}

async function change(c: Context, visit: Visit, form: BasketForm, asJson: boolean, options: BasketChangeOptions) {
  const { baskets, texts, mayTryCode } = options;
  const answer = await changeBasket(baskets, visit, form, mayTryCode);
  if (!asJson) return c.redirect(answer ? answerPath(answer) : BASKET_PATH, 303);
  // A quantity that was corrected is not the one that was asked for; the bound says which it is now.
  if (answer?.kind === 'failed' || answer?.kind === 'corrected') {
    return answered(c, visit, { code: answer.code, message: addMessage(answer, texts) }, options);
  }
  if (answer?.kind === 'code' || answer?.kind === 'card') {
    const { code } = answer;
    const refused = code !== 'rebates_code_ok' && code !== 'giftcard_ok';
    return answered(c, visit, refused ? { code, message: codeMessage(code, texts) } : undefined, options);
  }
  return answered(c, visit, undefined, options);
}

async function answered(
  c: Context,
  visit: Visit,
  error: Failure | undefined,
  { baskets, loginOf }: BasketChangeOptions,
) {
  c.header('Cache-Control', 'no-store');
  return c.json({
    status: error ? 'error' : 'success',
    ...(error ? { error } : {}),
    basket: basketAnswer(await baskets.view(visit), await loginOf(visit)),
  });
}
