import type { ShopServices } from '../services.ts';
import { type PageHead, pageHead } from './pageHead.ts';

/**
 * A page whose address is a secret of its reader: it is never kept, and its address is told to no other site. Forms of
 * such a page must still say where they come from, so it is not `no-referrer`.
 */
export const SECRET = { personal: true, headers: { 'Referrer-Policy': 'same-origin' } } as const;

/** Head of a page whose address is a secret: no search engine may index it. */
export const secretHead = (shop: ShopServices, title: string): PageHead =>
  pageHead(shop, { title, description: [], path: '/', noindex: true });
