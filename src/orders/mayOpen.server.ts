import { timingSafeEqual } from 'node:crypto';
import type { Shopper } from '../session/model.ts';
import type { Order } from './model.ts';

/** Who asks for an order. */
export type OrderAsker = Shopper & {
  /** Key in the link that was mailed to the buyer. */
  key?: string | undefined;
};

/**
 * Who may open an order: the session that placed it, the customer whose it is, and whoever has its key. Nobody else, and
 * nobody by what is missing on both sides.
 */
export const mayOpen = (
  { sessionId, customerId, accessKey }: Pick<Order, 'sessionId' | 'customerId' | 'accessKey'>,
  { session, customer, key }: OrderAsker,
): boolean =>
  (session !== undefined && sessionId === session) ||
  (customer !== undefined && customerId === customer) ||
  (key !== undefined && isSame(key, accessKey));

/** Compares in a time that does not tell how much was right. */
const isSame = (a: string, b: string): boolean =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));
