import * as v from 'valibot';

/** „Powiadom mnie”: one mail when a size that is sold out can be bought again. */
export interface ObserveInput {
  product: number;
  /** A size type; of a product without sizes also empty or `onesize`. */
  size: string;
  email: string;
  /** Has the shopper agreed to be written to. */
  consent: boolean;
}

export type ObserveError =
  /** There is no such product or size. */
  | 'product'
  /** It can be bought already. */
  | 'available'
  | 'email'
  | 'consent'
  /** One address waits for too much. */
  | 'too_many';

/** RFC 5321, 4.5.3.1.3 leaves 254 characters for an address. */
const address = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email(), v.toLowerCase());

/** An address as it is kept; undefined for what is none. */
export function readEmail(text: string): string | undefined {
  const read = v.safeParse(address, text);
  return read.success ? read.output : undefined;
}
