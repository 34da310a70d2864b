import type { ShopServices } from '../../routes/services.ts';
import type { Visit } from '../../session/model.ts';

/** Answers a request with a page of the shop, its content alone, or its data. */
export type Pages = (request: Request, shop: ShopServices, asked: AskedBy) => Promise<Response>;

/** Data of one request. */
export interface AskedBy {
  id: string;
  /** Visit; that of nobody for a page that is cached for all. */
  visit: Visit;
  /** Key of who asks, for counting. */
  visitor: string;
  /** Called with unexpected errors. */
  onError(error: unknown): void;
}
