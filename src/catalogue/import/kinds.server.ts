import type { FeedKind } from './feed/kind.ts';
import { googleTable } from './google/table.server.ts';
import { googleXml } from './google/xml.server.ts';
import { iof } from './iof/iof.server.ts';
import type { ColumnChoices } from './plain/fields.ts';
import { plainTable } from './plain/plain.server.ts';
import { prestashopCombinations } from './prestashop/combinations.server.ts';
import { prestashop } from './prestashop/prestashop.server.ts';
import { shopify } from './shopify/shopify.server.ts';
import { woocommerce } from './woocommerce/woocommerce.server.ts';

/**
 * Kinds of files that can be imported; the first that recognises a file reads it.
 * @param choices what the merchant says of columns that have names of their own
 */
export const feedKinds = (choices: ColumnChoices = new Map()): readonly FeedKind[] => [
  iof,
  googleXml,
  googleTable,
  shopify,
  woocommerce,
  prestashop,
  prestashopCombinations,
  plainTable(choices),
];
