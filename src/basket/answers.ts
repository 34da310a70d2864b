import { formatQuantity } from '../kit/quantity.ts';
import { ADD_ERRORS, type AddError, type AddErrorCode } from './model.ts';

/** Where a shopper goes after a form has been sent; what came of it stands in the address, and works without scripts. */

export const BASKET_PATH = '/koszyk';
export const ADDED_PATH = `${BASKET_PATH}?dodano=1`;
export const REMOVED_PATH = `${BASKET_PATH}?usunieto=1`;

export function failedPath(product: number, { code, limit }: AddError): string {
  const bound = limit && { ile: formatQuantity(limit.parts, limit.precision) };
  return `${BASKET_PATH}?${new URLSearchParams({ blad: code, produkt: String(product), ...bound })}`;
}

/** What the address says came of a form. */
export type BasketAnswer =
  | { kind: 'added' }
  | { kind: 'removed' }
  | { kind: 'failed'; code: AddErrorCode; product: number /** As it is read. */; bound: string };

/** Undefined for an address that says nothing, or nothing that we have written. */
export function readAnswer(query: URLSearchParams): BasketAnswer | undefined {
  if (query.has('dodano')) return { kind: 'added' };
  if (query.has('usunieto')) return { kind: 'removed' };
  const code = ADD_ERRORS.find((one) => one === query.get('blad'));
  if (code === undefined) return undefined;
  const product = Number(/^\d{1,15}$/.exec(query.get('produkt') ?? '')?.[0] ?? 0);
  return { kind: 'failed', code, product, bound: /^\d{1,9}(?:,\d{1,3})?$/.exec(query.get('ile') ?? '')?.[0] ?? '' };
}
