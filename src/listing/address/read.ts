import type { Grosze } from '../../kit/money.ts';
import { parseMoney } from '../../kit/moneyText.ts';
import type { ListAddress, ListDefaults } from '../address.ts';
import { type PriceRange, SORTS, type Sort } from '../model.ts';
import * as name from './names.ts';

/** Bounds on what one address may ask; a shopper never comes near them. */
const MOST_PAIRS = 500;
const MOST_VALUES = 50;
const MOST_PARAMETERS = 20;
const LONGEST_VALUE = 80;
const LAST_PAGE = 99_999;

const TRAITS = new RegExp(`^${name.TRAITS_NAME}(\\d{1,9})$`);
/** PHP's mark of a repeated field: `[]` or `[0]`. */
const BRACKETS = /\[\d{0,4}\]$/;
const CONTROL = /\p{Cc}/u;
const YES = new Set(['1', 'y', 'yes', 't', 'true', 'on']);

/**
 * Reads a query string or a submitted form. What is unknown, malformed or too much is left out; nothing throws.
 * Repeated names, lists with commas and names with brackets mean the same.
 */
export function readAddress(pairs: Iterable<readonly [string, unknown]>, defaults: ListDefaults): ListAddress {
  const fields = collect(pairs);
  const last = (key: string) => fields.get(key)?.at(-1);
  const list = (key: string) => tokens(fields.get(key) ?? []);
  const price = priceOf(last(name.PRICE_NAME), last(name.PRICE_FROM_NAME), last(name.PRICE_TO_NAME));
  return {
    sort: sortOf(last(name.SORT_NAME)) ?? defaults.sort,
    portions: defaults.portions.find((size) => String(size) === last(name.PORTIONS_NAME)) ?? defaults.portions[0],
    counter: counterOf(last(name.COUNTER_NAME)),
    ...(price === undefined ? {} : { price }),
    producers: list(name.PRODUCER_NAME),
    series: list(name.SERIES_NAME),
    sizes: list(name.SIZES_NAME),
    values: traits(fields),
    inStock: YES.has(last(name.IN_STOCK_NAME) ?? ''),
    promotion: YES.has(last(name.PROMOTION_NAME) ?? ''),
  };
}

function collect(pairs: Iterable<readonly [string, unknown]>): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  let seen = 0;
  for (const [written, value] of pairs) {
    if (++seen > MOST_PAIRS) break;
    if (typeof value !== 'string') continue;
    const key = written.replace(BRACKETS, '');
    const others = fields.get(key);
    if (others === undefined) fields.set(key, [value.trim()]);
    else others.push(value.trim());
  }
  return fields;
}

function tokens(values: readonly string[]): string[] {
  const known = new Set<string>();
  for (const value of values) {
    for (const piece of value.split(',')) {
      const token = piece.trim();
      if (token === '' || token.length > LONGEST_VALUE || CONTROL.test(token)) continue;
      known.add(token.toWellFormed());
      if (known.size === MOST_VALUES) return [...known].sort();
    }
  }
  return [...known].sort();
}

function traits(fields: ReadonlyMap<string, readonly string[]>): ListAddress['values'] {
  const chosen = new Map<number, string[]>();
  for (const [key, values] of fields) {
    const id = TRAITS.exec(key)?.[1];
    if (id !== undefined) chosen.set(Number(id), [...(chosen.get(Number(id)) ?? []), ...values]);
  }
  return [...chosen]
    .map(([parameterId, values]) => ({ parameterId, values: tokens(values) }))
    .filter(({ values }) => values.length > 0)
    .sort((a, b) => a.parameterId - b.parameterId)
    .slice(0, MOST_PARAMETERS);
}

/** `relevance-d` is the older name of `relevance`, which has no other direction. */
function sortOf(text: string | undefined): Sort | undefined {
  return text === 'relevance-d' ? 'relevance' : SORTS.find((sort) => sort === text);
}

function counterOf(text: string | undefined): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return Math.min(page, LAST_PAGE);
}

/** "49-489", "49,50-", "-100" in złoty; fields of a form win over it. A range written backwards is turned round. */
function priceOf(range = '', fromField?: string, toField?: string): PriceRange | undefined {
  const [, fromText = '', toText = ''] = /^([^-–]*)[-–]([^-–]*)$/.exec(range) ?? [];
  const from = amountOf(fromField) ?? amountOf(fromText);
  const to = amountOf(toField) ?? amountOf(toText);
  if (from !== undefined && to !== undefined) return { from: Math.min(from, to), to: Math.max(from, to) };
  if (from !== undefined) return { from };
  return to === undefined ? undefined : { to };
}

function amountOf(text: string | undefined): Grosze | undefined {
  return text === undefined || text.length > LONGEST_VALUE ? undefined : parseMoney(text);
}
