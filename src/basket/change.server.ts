import type { Visit } from '../session/model.ts';
import type { BasketAnswer } from './answers.ts';
import { type BasketForm, type Pressed, partComments } from './changeForm.ts';
import type { AddError } from './model.ts';
import type { Baskets, LineResult } from './service.server.ts';

/**
 * Carries out a posted basket form: typed quantities first, then the pressed button. The result is that of the button.
 */
export async function changeBasket(
  baskets: Baskets,
  visit: Visit,
  { edits, pressed }: BasketForm,
  mayTryCode: () => Promise<boolean>,
): Promise<BasketAnswer | undefined> {
  const { fit, long } = partComments(edits);
  const typed = fit.length === 0 ? undefined : await edited(baskets, visit, fit);
  const done = (pressed && (await press(baskets, visit, pressed, mayTryCode))) ?? typed;
  // What can be undone, and what else went wrong, is told first.
  const isDone = done === undefined || done.kind === 'changed';
  return isDone && long.length > 0 ? failure({ code: 'comment_length' }) : done;
}

async function edited(baskets: Baskets, visit: Visit, edits: BasketForm['edits']): Promise<BasketAnswer> {
  const results = await baskets.edit(visit, edits);
  const failed = results.find((result) => !result.ok);
  if (failed && !failed.ok) return failure(failed.error);
  const values = results.flatMap((result) => (result.ok ? [result.value] : []));
  const corrected = values.find((value) => value.corrected);
  if (corrected?.corrected) return { ...failure(corrected.corrected, corrected.product), kind: 'corrected' };
  const [first] = values;
  if (values.length === 1 && first?.quantity === 0)
    return { kind: 'removed', line: first.line, product: first.product };
  return { kind: 'changed', product: values.length === 1 && first ? first.product : 0 };
}

const failure = (error: AddError, product = 0) => ({ kind: 'failed', ...error, product }) as const;

async function press(
  baskets: Baskets,
  visit: Visit,
  pressed: Pressed,
  mayTryCode: () => Promise<boolean>,
): Promise<BasketAnswer> {
  switch (pressed.kind) {
    case 'remove': {
      const [result] = await baskets.remove(visit, [{ id: pressed.line }]);
      return answerOf(result, 'removed');
    }
    case 'later':
      return answerOf(await baskets.putAside(visit, pressed.line), 'aside');
    case 'back':
      return answerOf(await baskets.putBack(visit, pressed.line), 'back');
    case 'forget':
      return answerOf(await baskets.forget(visit, pressed.line), 'removed');
    case 'empty': {
      const { lines } = await baskets.view(visit);
      const results = await baskets.remove(
        visit,
        lines.map(({ id }) => ({ id })),
      );
      return answerOf(results.find(({ ok }) => !ok) ?? results[0], 'emptied');
    }
    case 'code': {
      if (!(await mayTryCode())) return { kind: 'code', code: 'rebates_code_tries' };
      const result = await baskets.activateCode(visit, pressed.typed);
      return { kind: 'code', code: result.ok ? 'rebates_code_ok' : result.error };
    }
    case 'card': {
      if (!(await mayTryCode())) return { kind: 'card', code: 'rebates_code_tries' };
      const result = await baskets.payWithCard(visit, pressed);
      return { kind: 'card', code: result.ok ? 'giftcard_ok' : result.error };
    }
    case 'cardOff':
      await baskets.leaveCard(visit);
      return { kind: 'cardOff' };
    case 'codeOff':
      await baskets.deactivateCode(visit);
      return { kind: 'codeOff' };
    case 'gift': {
      const done = await baskets.chooseGift(visit, pressed.gift);
      return { kind: 'gift', state: done ? (pressed.gift ? 'chosen' : 'none') : 'failed' };
    }
  }
}

function answerOf(result: LineResult | undefined, kind: 'removed' | 'aside' | 'back' | 'emptied'): BasketAnswer {
  if (!result || result.ok) {
    if (kind === 'emptied' || !result) return { kind: 'emptied' };
    return { kind, line: result.value.line, product: result.value.product };
  }
  return failure(result.error);
}
