import { optional } from '../../../kit/optional.ts';
import { fromWire, type Parts } from '../../../kit/quantity.ts';
import type { ShopFile } from '../../../settings/shopFile.ts';
import type { LawPicture } from '../../legalInfo.ts';
import type { Producer, ProductPicture, ProductRecord } from '../../model.ts';

/** Names that a product file may refer to. */
export interface FolderContext {
  shop: ShopFile;
  /** Producers by slug, as products name them. */
  producers: ReadonlyMap<string, Producer>;
  categories: ReadonlySet<string>;
  series: ReadonlySet<string>;
  /** Epoch ms of a date as written; relative ones count from the first opening of the shop. */
  date(text: string): number | undefined;
  picture(file: string, alt: string): ProductPicture;
  /** Attachments of the file that may be handed out. */
  attachments: ProductRecord['attachments'];
  /** Label of its guarantee of durability. */
  label?: LawPicture;
  /** Undefined when it would cost too much to show. */
  html(markdown: string): string | undefined;
}

/** Mistake in a value, with the expectation and an example. */
export interface Unusable {
  /** Path in the file, e.g. `sizes.0.stock`. */
  at: string;
  expected: string;
  found?: string;
  example?: string;
}

/** Thrown inside the reading of one file, never out of it. */
export class Refusal extends Error {
  readonly unusable: Unusable;
  constructor(at: string, expected: string, more: { found?: string; example?: string | undefined } = {}) {
    super(expected);
    const { found, example } = more;
    this.unusable = { at, expected, ...optional('found', found), ...optional('example', example) };
  }
}

/** A name that has to be among those another file gives. */
export function known<T>(among: ReadonlyMap<string, T>, name: string, at: string, expected: string): T {
  const found = among.get(name);
  if (found === undefined) throw new Refusal(at, expected, { found: name, example: among.keys().next().value });
  return found;
}

/** Moment of a written day, epoch ms. @throws Refusal */
export function dateOf(context: FolderContext, text: string, at: string): number {
  const ms = context.date(text);
  if (ms === undefined) throw new Refusal(at, 'a day that exists', { found: text, example: '2026-11-29' });
  return ms;
}

/** Reads quantities in units, as a merchant writes them. */
export type PartsOf = (units: number, at: string) => Parts;

export const partsOf =
  (precision: number): PartsOf =>
  (units, at) => {
    const parts = fromWire(units, precision);
    if (parts !== undefined) return parts;
    const expected = `a quantity with at most ${precision} decimals, as unit_precision says`;
    throw new Refusal(at, expected, { found: String(units) });
  };
