import { type PartChoice, readParts } from '../../catalogue/bundleChoice.ts';
import type { Product, Size } from '../../catalogue/model.ts';
import { leadingSize } from '../../catalogue/priceView.ts';
import { sizeAsked } from '../../catalogue/sizeAsked.ts';
import type { Parts } from '../../kit/quantity.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { ProjectorAnswer } from './shapes.ts';

/** Keys that a call may ask for, in the order of the answer. */
const KEYS = [
  'product',
  'sizes',
  'size',
  'sizeprices',
  'sizeavailability',
  'sizedelivery',
  'multiversions',
  'versions',
  'pictures',
  'bundle',
  'bundleprice',
] as const satisfies readonly (keyof ProjectorAnswer)[];

export type ProjectorKey = (typeof KEYS)[number];

export interface ProjectorRequest {
  /** Undefined for what can be no id: nothing has it. */
  product: number | undefined;
  keys: readonly ProjectorKey[];
  /** Size type as sent; missing: the size that the product is shown with. */
  size: string | undefined;
  subscription: boolean;
  /** Digits of a decimal number of units. */
  number: Digits | undefined;
  /** Parts of a bundle in the chosen sizes. */
  parts: readonly PartChoice[];
}

interface Digits {
  whole: string;
  fraction: string;
}

/** Why a call cannot be answered: for the author of the caller, never for a shopper. */
export interface BadRequest {
  code: 'bad_get' | 'bad_number' | 'bad_action';
  message: string;
}

/** Reads the parameters of `/ajax/projector.php` by name; what it does not know it leaves alone, as scripts send more. */
export function readProjectorRequest(read: (name: string) => string | undefined): Result<ProjectorRequest, BadRequest> {
  const action = read('action') ?? 'get';
  if (action !== 'get') return err({ code: 'bad_action', message: 'action may be get' });
  const asked = (read('get') ?? '').split(',').map((key) => key.trim());
  const keys = KEYS.filter((key) => asked.includes(key));
  if (keys.length === 0 || !asked.every((key) => KEYS.some((known) => known === key))) {
    return err({ code: 'bad_get', message: `get is a list of ${KEYS.join(', ')}` });
  }
  const typed = read('number');
  const number = typed === undefined || typed === '' ? undefined : readDigits(typed);
  if (typed && !number) return err({ code: 'bad_number', message: 'number is a quantity such as 3 or 0.5' });
  return ok({
    product: readId(read('product')),
    keys,
    size: read('size') || undefined,
    subscription: read('subscription') === '1',
    number,
    parts: readParts(read('parts')),
  });
}

export function readId(text: string | undefined): number | undefined {
  const id = /^\d{1,15}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 ? id : undefined;
}

/** A comma or a point; so many digits that parts stay far below 2^53. */
export function readDigits(text: string): Digits | undefined {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,9}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : { whole, fraction };
}

/** Quantity of digits; decimals finer than the unit are dropped, which changes no rebate. */
export const partsOf = ({ whole, fraction }: Digits, precision: number): Parts =>
  Number(whole + fraction.slice(0, precision).padEnd(precision, '0'));

/** The size a call means; undefined when the product has none of that name. */
export function sizeOf(product: Product, type: string | undefined, at: number): Size | undefined {
  return type === undefined ? leadingSize(product, at) : sizeAsked(product, type);
}
