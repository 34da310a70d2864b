import { err, ok, type Result } from '../kit/result.ts';
import { type Zone, zoneNamed } from './zones.ts';

/** Most zones and products that one call names. */
export const MOST_ZONES = 16;
export const MOST_PRODUCTS = 100;

export interface HotspotsRequest {
  /** By the id of the element that a zone stands in; a name that is no zone is undefined. */
  elements: readonly { id: string; zone: Zone | undefined }[];
  product?: number;
  products: readonly number[];
  seen: readonly number[];
}

export type RequestError = 'unknown_action' | 'bad_request' | 'too_many';

const partsOf = (text: string | null | undefined, sign: string): string[] =>
  (text ?? '').split(sign).filter((part) => part !== '');

/** Reads a call for zones (docs/contract/calls.md#hotspots). `value` gives a parameter by its name. */
export function readRequest(value: (name: string) => string | null | undefined): Result<HotspotsRequest, RequestError> {
  if (value('action') !== 'get-hotspots-html') return err('unknown_action');
  const names = partsOf(value('zones-names'), ',');
  const ids = partsOf(value('components'), ',');
  const products = partsOf(value('products'), ';');
  const seen = partsOf(value('seen'), ';');
  if (names.length > MOST_ZONES || ids.length > MOST_ZONES || Math.max(products.length, seen.length) > MOST_PRODUCTS)
    return err('too_many');
  const isId = (text: string) => /^[1-9]\d{0,14}$/.test(text);
  if (names.length === 0 || names.length !== ids.length || ![...products, ...seen].every(isId))
    return err('bad_request');
  if (!ids.every((id) => /^[\w-]{1,60}$/.test(id))) return err('bad_request');
  const product = value('product');
  if (product && !isId(product)) return err('bad_request');
  return ok({
    elements: ids.map((id, place) => ({ id, zone: zoneNamed(names[place] ?? '') })),
    ...(product ? { product: Number(product) } : {}),
    products: products.map(Number),
    seen: seen.map(Number),
  });
}
