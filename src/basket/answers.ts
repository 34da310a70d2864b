import { formatQuantity } from '../kit/quantity.ts';
import type { Result } from '../kit/result.ts';
import { ADD_ERRORS, type AddError, type AddErrorCode, type Added } from './model.ts';
import { BASKET_PATH } from './path.ts';
import { CODE_ERRORS, type CodeErrorCode } from './rebates/model.ts';

/** Result of a form. Product 0 is none in particular. */
export type BasketAnswer =
  | { kind: 'added' | 'codeOff' | 'cardOff' | 'emptied' }
  | { kind: 'changed'; product: number }
  | { kind: 'removed' | 'aside' | 'back'; line: string; product: number }
  | ({ kind: 'failed'; product: number } & AddError)
  | ({ kind: 'corrected'; product: number } & AddError)
  | { kind: 'code'; code: CodeErrorCode | 'rebates_code_ok' | 'unavailable' }
  | { kind: 'card'; code: CodeErrorCode | 'giftcard_ok' | 'unavailable' }
  | { kind: 'gift'; state: 'chosen' | 'none' | 'failed' };

/** Result of a form as an address tells it: a bound is already written. */
export type ReadAnswer =
  | Exclude<BasketAnswer, { kind: 'failed' | 'corrected' }>
  | { kind: 'failed' | 'corrected'; code: AddErrorCode; product: number; bound: string };

/** Address after a form has been sent. It carries the result, so that it works without scripts. */
export const answerPath = (answer: BasketAnswer): string => `${BASKET_PATH}?${new URLSearchParams(fieldsOf(answer))}`;

export const ADDED_PATH = answerPath({ kind: 'added' });

const failedPath = (product: number, error: AddError): string => answerPath({ kind: 'failed', product, ...error });

/** Address after an attempt to add a product. */
export function addedPath(product: number, added: Result<Added, AddError> | undefined): string {
  if (added?.ok === false) return failedPath(product, added.error);
  const { corrected } = added?.value ?? {};
  return corrected ? answerPath({ kind: 'corrected', product, ...corrected }) : ADDED_PATH;
}

const LINE_FIELDS = { removed: 'usunieto', aside: 'odlozono', back: 'wrocilo' } as const;

function fieldsOf(answer: BasketAnswer): Record<string, string> {
  switch (answer.kind) {
    case 'added':
      return { dodano: '1' };
    case 'emptied':
      return { oprozniono: '1' };
    case 'codeOff':
      return { kod: 'bez' };
    case 'cardOff':
      return { karta: 'bez' };
    case 'changed':
      return { zmieniono: String(answer.product || 1) };
    case 'removed':
    case 'aside':
    case 'back':
      return { [LINE_FIELDS[answer.kind]]: answer.line, produkt: String(answer.product) };
    case 'failed':
    case 'corrected': {
      const { limit } = answer;
      const bound = limit && { ile: formatQuantity(limit.parts, limit.precision) };
      const field = answer.kind === 'failed' ? 'blad' : 'poprawiono';
      return { [field]: answer.code, produkt: String(answer.product), ...bound };
    }
    case 'code':
      return { kod: answer.code };
    case 'card':
      return { karta: answer.code };
    case 'gift':
      return { gratis: answer.state };
  }
}

const LINE_ID = /^[\w-]{1,40}$/;

/** Undefined for an address that says nothing, or nothing that we have written. */
export function readAnswer(query: URLSearchParams): ReadAnswer | undefined {
  const product = Number(/^\d{1,15}$/.exec(query.get('produkt') ?? '')?.[0] ?? 0);
  if (query.has('dodano')) return { kind: 'added' };
  if (query.has('oprozniono')) return { kind: 'emptied' };
  if (query.has('zmieniono')) {
    const changed = Number(/^\d{1,15}$/.exec(query.get('zmieniono') ?? '')?.[0] ?? 0);
    return { kind: 'changed', product: changed === 1 ? 0 : changed };
  }
  for (const kind of ['removed', 'aside', 'back'] as const) {
    const line = LINE_ID.exec(query.get(LINE_FIELDS[kind]) ?? '')?.[0];
    if (line !== undefined) return { kind, line, product };
  }
  for (const [kind, field] of [
    ['failed', 'blad'],
    ['corrected', 'poprawiono'],
  ] as const) {
    const code = ADD_ERRORS.find((one) => one === query.get(field));
    const bound = /^\d{1,9}(?:,\d{1,3})?$/.exec(query.get('ile') ?? '')?.[0] ?? '';
    if (code !== undefined) return { kind, code, product, bound };
  }
  return readChoice(query);
}

function readChoice(query: URLSearchParams): ReadAnswer | undefined {
  if (query.get('kod') === 'bez') return { kind: 'codeOff' };
  if (query.get('karta') === 'bez') return { kind: 'cardOff' };
  const code = [...CODE_ERRORS, 'rebates_code_ok' as const, 'unavailable' as const].find(
    (one) => one === query.get('kod'),
  );
  if (code !== undefined) return { kind: 'code', code };
  const card = [...CODE_ERRORS, 'giftcard_ok' as const, 'unavailable' as const].find(
    (one) => one === query.get('karta'),
  );
  if (card !== undefined) return { kind: 'card', code: card };
  const state = (['chosen', 'none', 'failed'] as const).find((one) => one === query.get('gratis'));
  return state && { kind: 'gift', state };
}

export function readOf(answer: BasketAnswer): ReadAnswer {
  if (answer.kind !== 'failed' && answer.kind !== 'corrected') return answer;
  const { kind, code, product, limit } = answer;
  return { kind, code, product, bound: limit ? formatQuantity(limit.parts, limit.precision) : '' };
}
