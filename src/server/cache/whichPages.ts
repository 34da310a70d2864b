import { SENT_PARAM } from '../../forms/answer.ts';
import { readAddress } from '../../listing/address/read.ts';
import { writeAddress } from '../../listing/address/write.ts';
import type { ListDefaults } from '../../listing/address.ts';
import { type Dictionary, resolveAddress } from '../../listing/dictionary.ts';
import { PART_PARAM, PARTS } from '../../ui/kernel/part.ts';

/** Names for the words of a list's address. */
export interface ListWords {
  defaults: ListDefaults;
  dictionary(): Dictionary;
  /** Codes of languages besides Polish, whose pages have addresses of their own. */
  languages?: readonly string[];
}

/** Pages alike for every visitor whose address ends with its path; what stands after `?` is for others to read. */
const PLAIN = /^\/(?:strona\/[a-z0-9-]{1,200}|kontakt|newsletter)?$/;
/** Products: what stands after `?` chooses a size and the way of buying. */
const PRODUCT = /^\/produkt\/[a-z0-9-]{1,200}$/;
/** Size type as in product files; an unknown one makes a missing page, of which few are cached. */
const SIZE = /^[\w.-]{1,40}$/;
/** Lists: what stands after `?` chooses among their products. */
const LIST = /^\/(?:(?:kategoria|producent|seria)\/[a-z0-9-]{1,200}|nowosci|promocje)$/;
/**
 * Key of a page in the cache, or undefined for a page that is never cached: any that is not named here. Addresses that
 * mean the same page become one, and what the page does not read is left out, so that it cannot fill the memory. `url`
 * is as in the request line: a path, with a query or without.
 */
export function cacheAddress(url: string, lists: ListWords): string | undefined {
  const language = lists.languages?.find((one) => url.startsWith(`/${one}/`));
  if (language === undefined) return ownAddress(url, lists);
  const address = ownAddress(url.slice(language.length + 1), lists);
  return address && `/${language}${address}`;
}

/** Key of a page in the cache, of an address without a language. */
function ownAddress(url: string, lists: ListWords): string | undefined {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const isList = LIST.test(path);
  const isProduct = PRODUCT.test(path);
  if (!isList && !isProduct && !PLAIN.test(path)) return undefined;
  if (mark < 0) return path;
  const query = new URLSearchParams(url.slice(mark + 1));
  // Says what became of somebody's form.
  if (query.has(SENT_PARAM)) return undefined;
  const chosen = isProduct ? productQuery(query) : isList ? listQuery(query, lists) : '';
  if (chosen === undefined) return undefined;
  const part = query.get(PART_PARAM);
  return PARTS.includes(part) ? `${path}${chosen}${chosen === '' ? '?' : '&'}${PART_PARAM}=${part}` : path + chosen;
}

function listQuery(query: URLSearchParams, { defaults, dictionary }: ListWords): string {
  const { address } = resolveAddress(readAddress(query, defaults), { kind: 'all' }, dictionary());
  return writeAddress(address, defaults);
}

/** Quantities and choices of parts have no end of values: a page that tells one is made for who asks (`routes/product.tsx` reads the same names). */
function productQuery(query: URLSearchParams): string | undefined {
  const size = query.get('size');
  if (query.has('number') || query.has('part') || (size !== null && !SIZE.test(size))) return undefined;
  const kept = [
    ...(size === null ? [] : [`size=${size}`]),
    ...(query.get('subscription') === '1' ? ['subscription=1'] : []),
  ];
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}
