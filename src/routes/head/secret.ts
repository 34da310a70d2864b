import { type PageHead, pageHead } from '../head/pageHead.ts';
import type { ShopServices } from '../services.ts';

/**
 * Pages of an order are never kept, and their address, which holds the key of the order, is told to no other site. Forms
 * of such a page must still say where they come from, so it is not `no-referrer`.
 */
export const SECRET = { personal: true, headers: { 'Referrer-Policy': 'same-origin' } } as const;

/** Head of a page whose address is a secret: no search engine may index it. */
export const secretHead = (shop: ShopServices, title: string): PageHead =>
  pageHead(shop, { title, description: [], path: '/', noindex: true });
