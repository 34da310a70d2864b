import { sameParts } from '../../basket/chosen.ts';
import { ADD_ERRORS, type AddErrorCode, type Chosen, type Wanted } from '../../basket/model.ts';
import { chosenBundle } from '../../catalogue/bundleChoice.ts';
import type { Product } from '../../catalogue/model.ts';
import { formatQuantity } from '../../kit/quantity.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { OrderLine } from '../../orders/model.ts';
import { OWN_ORDERS_PATH } from './history.ts';

/** Why a line was not put into the basket: what a basket says, or that something has to be chosen anew. */
export type LeftCode = AddErrorCode | 'files' | 'fields' | 'contents';

/** What asks for a line once more, with all that was chosen for it. */
export function wantedAgain(
  { product, size, quantity, precision, data }: OrderLine,
  now: Product | undefined,
): Result<Wanted, LeftCode> {
  if (!now) return err('product_not_found');
  // Files of an order stay with it; nobody's file is sent twice without being asked.
  if (data.files.length > 0) return err('files');
  const words = personalisationOf(data.chosen, now);
  if (!words) return err('fields');
  const parts = data.parts.map((part) => partOf(part));
  if (parts.length > 0 && !(now.bundle && chosenBundle(now.bundle, parts))) return err('contents');
  const chosen: Chosen = {
    ...(Object.keys(words).length > 0 ? { personalisation: words } : {}),
    // As the merchant makes it: nothing was chosen for it.
    ...(parts.length > 0 && !sameParts(now.bundle ?? [], parts) ? { parts } : {}),
    ...(data.service
      ? { service: { day: data.service.day, ...(data.service.hour === undefined ? {} : { hour: data.service.hour }) } }
      : {}),
  };
  return ok({
    product,
    size,
    quantity: formatQuantity(quantity, precision),
    forPoints: data.points !== undefined,
    subscription: data.subscriptionDays > 0,
    ...(data.subscriptionDays > 0 ? { subscriptionDays: data.subscriptionDays } : {}),
    chosen,
  });
}

const partOf = ({ product, size, quantity }: OrderLine['data']['parts'][number]) => ({ product, size, quantity });

/** An order keeps what was read; the form knows its fields by key. Undefined when one of them is there no more. */
function personalisationOf(
  chosen: OrderLine['data']['chosen'],
  { personalisation }: Pick<Product, 'personalisation'>,
): Record<string, string> | undefined {
  const words: Record<string, string> = {};
  for (const { label, value } of chosen) {
    const field = personalisation.find((one) => one.kind === 'text' && one.label === label);
    if (!field) return undefined;
    words[field.key] = value;
  }
  return words;
}

/** What came of ordering once more, by place of the line in its order. */
export interface Reordered {
  /** Lines that went into the basket. */
  added: number;
  /** `bound` as it is read, where there is one. */
  left: { place: number; code: LeftCode; bound: string }[];
  /** Lines of which less went in. */
  fewer: { place: number; quantity: string }[];
}

const CODES: ReadonlySet<string> = new Set<LeftCode>([...ADD_ERRORS, 'files', 'fields', 'contents']);
const AMOUNT = /^\d{1,9}(?:,\d{1,3})?$/;

/** Address that says what came of it; works without scripts. */
export function reorderedPath(number: number, { added, left, fewer }: Reordered): string {
  const said = new URLSearchParams([
    ['dodano', String(added)],
    ...left.map(({ place, code, bound }) => ['nie', [place, code, ...(bound === '' ? [] : [bound])].join(':')]),
    ...fewer.map(({ place, quantity }) => ['mniej', `${place}:${quantity}`]),
  ]);
  return `${OWN_ORDERS_PATH}/${number}?${said}`;
}

/** What the address of `reorderedPath` says; undefined where it says nothing. What is not as it was written is left out. */
export function readReordered(query: URLSearchParams): Reordered | undefined {
  const added = /^\d{1,3}$/.exec(query.get('dodano') ?? '')?.[0];
  if (added === undefined) return undefined;
  return {
    added: Number(added),
    left: query.getAll('nie').flatMap((said) => {
      const [place = '', code = '', bound = ''] = said.split(':');
      if (!/^\d{1,3}$/.test(place) || !isCode(code) || (bound !== '' && !AMOUNT.test(bound))) return [];
      return [{ place: Number(place), code, bound }];
    }),
    fewer: query.getAll('mniej').flatMap((said) => {
      const [place = '', quantity = ''] = said.split(':');
      return /^\d{1,3}$/.test(place) && AMOUNT.test(quantity) ? [{ place: Number(place), quantity }] : [];
    }),
  };
}

const isCode = (code: string): code is LeftCode => CODES.has(code);
