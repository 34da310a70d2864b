import type { ShopServices } from '../../routes/services.ts';
import type { Visit } from '../../session/model.ts';

/** Answers a request with a page of the storefront, a part of it, or its data. */
export type Pages = (request: Request, shop: ShopServices, asked: AskedBy) => Promise<Response>;

/** What belongs to one request. */
export interface AskedBy {
  id: string;
  /** Nobody's for a page that is kept for all. */
  visit: Visit;
  /** Key of who asks, for counting. */
  visitor: string;
  /** Told of what nobody expected. */
  onError(error: unknown): void;
}
