import { LONGEST_VALUE } from './form.ts';
import { commentOf } from './limits.ts';
import type { LineEdit, LineRef } from './model.ts';
import type { Gift } from './rebates/model.ts';

/** The one thing that a pressed button asks for, besides the quantities that were typed. */
export type Pressed =
  | { kind: 'remove' | 'later' | 'back' | 'forget'; line: string }
  | { kind: 'empty' }
  | { kind: 'code'; typed: string }
  | { kind: 'codeOff' }
  | { kind: 'card'; number: string; pin: string }
  | { kind: 'cardOff' }
  | { kind: 'gift'; gift: Gift | undefined };

export interface BasketForm {
  edits: LineEdit[];
  pressed?: Pressed;
}

interface Form {
  get(name: string): unknown;
  keys(): Iterable<string>;
}

/** Lines of one form that are looked at. */
const MOST_EDITS = 600;

/** Characters of a comment that are looked at, and given back: far more than one holds. */
const LONGEST_WORDS = 10_000;

const FIELD = /^(?:set_quantity|comment)\[([\w-]{1,40})\]$/;

/**
 * Reads a posted basket by the names of the platform (docs/contract/calls.md#basket-forms): `set_quantity[n]` and
 * `comment[n]` of a line, which `product[n]`, `size[n]`, `additional[n]` and `forpoints[n]` name, else n is its id. A
 * quantity that is the same as in `was[n]` was not touched.
 */
export function readBasketForm(form: Form): BasketForm {
  const text = (name: string): string | undefined => {
    const value = form.get(name);
    return typeof value === 'string' && value.length <= LONGEST_VALUE ? value : undefined;
  };
  // What is too long to be taken is refused as such, not passed over.
  const cut = (name: string, most = LONGEST_VALUE): string | undefined => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, most) : undefined;
  };
  const numbers = new Set<string>();
  for (const name of form.keys()) {
    const number = FIELD.exec(name)?.[1];
    if (number !== undefined && numbers.size < MOST_EDITS) numbers.add(number);
  }
  const edits = [...numbers].flatMap((n): LineEdit[] => {
    const typed = text(`set_quantity[${n}]`);
    const quantity = typed === text(`was[${n}]`) ? undefined : typed;
    const words = cut(`comment[${n}]`, LONGEST_WORDS);
    const comment = words === text(`comment_was[${n}]`) ? undefined : words;
    if (quantity === undefined && comment === undefined) return [];
    return [{ line: lineOf(n, text), quantity, comment }];
  });
  const pressed = pressedIn(text, cut);
  return pressed ? { edits, pressed } : { edits };
}

/** Comments that are too long to be kept, beside what else is asked of the lines. */
export function partComments(edits: readonly LineEdit[]): { fit: LineEdit[]; long: LineEdit[] } {
  const long = edits.filter(({ comment }) => comment !== undefined && commentOf(comment) === undefined);
  const fit = edits.flatMap((edit): LineEdit[] => {
    if (!long.includes(edit)) return [edit];
    return edit.quantity === undefined ? [] : [{ ...edit, comment: undefined }];
  });
  return { fit, long };
}

function lineOf(n: string, text: (name: string) => string | undefined): LineRef {
  const product = /^\d{1,15}$/.exec(text(`product[${n}]`) ?? '')?.[0];
  if (product === undefined) return { id: n };
  return {
    product: Number(product),
    size: text(`size[${n}]`) ?? '',
    additional: text(`additional[${n}]`) ?? '',
    forPoints: ['1', 'y', 'true'].includes(text(`forpoints[${n}]`) ?? ''),
  };
}

const LINE_BUTTONS = ['remove', 'later', 'back', 'forget'] as const;

type Read = (name: string) => string | undefined;

function pressedIn(text: Read, cut: Read): Pressed | undefined {
  for (const kind of LINE_BUTTONS) {
    const line = text(kind);
    if (line !== undefined && line !== '') return { kind, line };
  }
  if (text('change') === 'empty') return { kind: 'empty' };
  if (text('code_off') !== undefined) return { kind: 'codeOff' };
  if (text('card_off') !== undefined) return { kind: 'cardOff' };
  const number = cut('giftcard_id');
  if (number !== undefined) return { kind: 'card', number, pin: cut('pin_value') ?? '' };
  const typed = cut('rebates_codes');
  if (typed !== undefined) return { kind: 'code', typed };
  const gift = text('gift');
  if (gift === undefined) return undefined;
  const named = /^(\d{1,15})\/(.{1,80})$/.exec(gift);
  return { kind: 'gift', gift: named?.[1] && named[2] ? { product: Number(named[1]), size: named[2] } : undefined };
}

/** Value of a gift's button. */
export const giftValue = ({ product, size }: Gift): string => `${product}/${size}`;
