import type { Product } from '../../catalogue/model.ts';
import { csvLine } from '../../kit/csv.ts';
import { clipText } from '../../kit/plainText.ts';
import { type FeedTerms, type ItemFacts, itemFacts } from './googleFeed.ts';

/**
 * Meta's catalogue for Facebook and Instagram in CSV (developers.facebook.com, "Catalog Fields"): the items that Google
 * is told of, with the few differences that Meta wants.
 */

const COLUMNS = [
  ...['id', 'title', 'description', 'availability', 'condition', 'price', 'link', 'image_link', 'brand'],
  ...[
    'additional_image_link',
    'item_group_id',
    'sale_price',
    'sale_price_effective_date',
    'gtin',
    'mpn',
    'product_type',
  ],
  ...['size', 'color'],
];
const LONGEST: Readonly<Record<string, number>> = {
  title: 200,
  description: 9999,
  brand: 100,
  additional_image_link: 2000,
};
/** Meta's words for availability have spaces, and it knows no back orders by day. */
const AVAILABILITY: Readonly<Record<string, string>> = {
  in_stock: 'in stock',
  out_of_stock: 'out of stock',
  backorder: 'available for order',
};

export async function* metaFeed(products: AsyncIterable<Product>, terms: FeedTerms): AsyncIterable<string> {
  yield `${COLUMNS.join(',')}\r\n`;
  for await (const product of products) {
    yield itemFacts(product, terms)
      .map((facts) => `${csvLine(cellsOf(facts))}\r\n`)
      .join('');
  }
}

function cellsOf(facts: ItemFacts): string[] {
  return COLUMNS.map((column) => {
    const values = facts.flatMap(([name, value]) => (name === column && value !== undefined ? [value] : []));
    if (column === 'availability') return AVAILABILITY[values[0] ?? ''] ?? '';
    if (column === 'additional_image_link') return joinedUpTo(values, LONGEST[column] ?? 0);
    const [value = ''] = values;
    const most = LONGEST[column];
    return most === undefined ? value : clipText(value, most, most);
  });
}

/** Whole addresses, parted by commas. */
function joinedUpTo(values: readonly string[], most: number): string {
  let text = '';
  for (const value of values) {
    const longer = text === '' ? value : `${text},${value}`;
    if (longer.length > most) break;
    text = longer;
  }
  return text;
}
