import { slugify } from '../../../kit/fold.ts';
import type { ImportItem } from '../../draft.ts';
import { ONE_SIZE } from '../../model.ts';
import { feedItem } from '../feed/draft.server.ts';
import type { FeedContext } from '../feed/kind.ts';
import { pathNames } from '../feed/names.ts';
import type { FeedProduct, FeedSize } from '../feed/product.ts';
import { readable } from '../feed/table/records.ts';
import type { GoogleItem } from './item.ts';

/** What makes versions of one thing, besides its sizes (support.google.com/merchants/answer/6324507). */
const VERSION = ['color', 'material', 'pattern'] as const;
const NAMES = { color: 'Kolor', material: 'Materiał', pattern: 'Wzór' } as const;

const text = (item: GoogleItem, name: string) => readable(() => item.get(name)) ?? '';

/** Items of one `item_group_id`: those of one colour are sizes of a product, others are its versions. */
export function productItems(items: readonly GoogleItem[], context: FeedContext): ImportItem[] {
  const versions = Map.groupBy(items, (item) => VERSION.map((name) => text(item, name)).join('\n'));
  const parts = [...versions.values()].flatMap((same) => {
    const sizes = same.map((item) => text(item, 'size'));
    // Without a size of its own each, nothing tells them apart but themselves.
    return new Set(sizes).size === same.length ? [same] : same.map((item) => [item]);
  });
  return parts.map((part) => productItem(part, parts.length > 1, context));
}

function productItem(items: readonly GoogleItem[], isVersion: boolean, context: FeedContext): ImportItem {
  const [first] = items;
  if (!first) throw new Error('a product of no item');
  const id = withoutSize(text(first, 'id'), text(first, 'size'));
  return feedItem({ line: first.line, id }, context, () => productOf(id, items, first, isVersion));
}

/** Ids of sizes are often that of the product and the size. */
function withoutSize(id: string, size: string): string {
  const ending = `-${size === '' ? ONE_SIZE : slugify(size)}`;
  return id.length > ending.length && id.toLowerCase().endsWith(ending) ? id.slice(0, -ending.length) : id;
}

function productOf(id: string, items: readonly GoogleItem[], first: GoogleItem, isVersion: boolean): FeedProduct {
  const version = VERSION.map((name) => first.get(name)).filter((value) => value !== '');
  const types = first.all('product_type');
  const category = types.length > 0 ? types : first.all('google_product_category').filter((path) => path.includes('>'));
  const condition = first.get('condition');
  return {
    id,
    line: first.line,
    name: nameOf(first, version),
    categories: category.map((path) => pathNames(path)),
    producer: first.get('brand'),
    ...(isVersion ? { group: `google-${first.get('item_group_id')}`, version: version.join(', ') } : {}),
    description: first.get('description'),
    pictures: items
      .flatMap((item) => [item.get('image_link'), ...item.all('additional_image_link')])
      .filter((url) => url !== '')
      .map((url) => ({ url })),
    parameters: [
      ...VERSION.map((name) => [NAMES[name], first.get(name)] as const),
      ...first.details(),
      ['Stan', condition === '' || condition === 'new' ? '' : condition],
    ],
    sizes: items.map(sizeOf),
  };
}

/** Titles end with what tells an item from others, which stands beside the name here. */
function nameOf(item: GoogleItem, version: readonly string[]): string {
  let name = item.get('title');
  for (const ending of [item.get('size'), version.join(', '), ...version]) {
    if (ending !== '' && name.toLowerCase().endsWith(`, ${ending.toLowerCase()}`))
      name = name.slice(0, -ending.length - 2);
  }
  return name;
}

const AVAILABLE: Readonly<Record<string, FeedSize['available']>> = {
  in_stock: 'in',
  out_of_stock: 'out',
  preorder: 'order',
  backorder: 'order',
};

function sizeOf(item: GoogleItem): FeedSize {
  const [saleFrom, saleTo] = item.get('sale_price_effective_date').split('/');
  const availability = item.get('availability').toLowerCase().replace(/ /g, '_');
  return {
    name: item.get('size'),
    price: item.get('price'),
    sale: item.get('sale_price'),
    ...(saleFrom ? { saleFrom } : {}),
    ...(saleTo ? { saleTo } : {}),
    code: item.get('mpn'),
    ean: item.get('gtin'),
    ...gramsOf(item.get('shipping_weight')),
    available: AVAILABLE[availability] ?? 'in',
    availableAt: item.get('availability_date'),
  };
}

const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, lb: 453.592, oz: 28.3495 };

function gramsOf(weight: string): { grams?: number } {
  const [, amount = '', unit = ''] = /^(\d+(?:[.,]\d+)?)\s*(g|kg|lb|oz)s?$/i.exec(weight) ?? [];
  const grams = Math.round(Number(amount.replace(',', '.')) * (GRAMS[unit.toLowerCase()] ?? 0));
  return grams > 0 ? { grams } : {};
}
