import type { FeedKind } from './feed/kind.ts';
import { googleTable } from './google/table.server.ts';
import { googleXml } from './google/xml.server.ts';
import { iof } from './iof/iof.server.ts';
import { prestashop } from './prestashop/prestashop.server.ts';
import { shopify } from './shopify/shopify.server.ts';
import { woocommerce } from './woocommerce/woocommerce.server.ts';

/** Kinds of files that can be imported; the first that recognises a file reads it. */
export const FEED_KINDS: readonly FeedKind[] = [iof, googleXml, googleTable, shopify, woocommerce, prestashop];
