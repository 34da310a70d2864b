import { feedItem } from '../feed/draft.server.ts';
import { Unreadable } from '../feed/errors.ts';
import { pathNames } from '../feed/names.ts';
import type { FeedProduct, FeedSize } from '../feed/product.ts';
import { readable } from '../feed/table/records.ts';
import { type Row, tableKind } from '../feed/table/tableKind.ts';

/**
 * Columns of a Shopify export (help.shopify.com, "Using CSV files to import and export products"), under their names of
 * 2025 and the older ones.
 */
const COLUMNS = {
  handle: ['url handle', 'handle'],
  title: ['title'],
  description: ['description', 'body html'],
  vendor: ['vendor'],
  category: ['product category'],
  type: ['type'],
  tags: ['tags'],
  published: ['published on online store', 'published'],
  status: ['status'],
  sku: ['sku', 'variant sku'],
  barcode: ['barcode', 'variant barcode'],
  grams: ['weight value grams', 'variant grams'],
  tracker: ['inventory tracker', 'variant inventory tracker'],
  quantity: ['inventory quantity', 'variant inventory qty'],
  policy: ['continue selling when out of stock', 'variant inventory policy'],
  price: ['price', 'variant price'],
  before: ['compare at price', 'variant compare at price'],
  shipped: ['requires shipping', 'variant requires shipping'],
  picture: ['product image url', 'image src'],
  place: ['image position'],
  alt: ['image alt text'],
  variantPicture: ['variant image url', 'variant image'],
  giftCard: ['gift card'],
} as const;

const cell = (row: Row, name: keyof typeof COLUMNS) => row.columns.oneOf(row, COLUMNS[name]);

/** Shopify's product CSV: a row a variant, with more rows for more pictures; rows of one handle are one product. */
export const shopify = tableKind({
  source: 'shopify',
  name: 'Shopify CSV',
  recognises: ({ has }) =>
    has('title') &&
    ((has('handle') && (has('variant price') || has('body html'))) || (has('url handle') && has('product image url'))),
  keyOf: (record, columns) => columns.oneOf(record, COLUMNS.handle),
  items: (rows, context) => {
    const [first] = rows;
    if (!first) return [];
    const id = readable(() => cell(first, 'handle')) ?? '';
    const { own, twice } = partedTwins(rows);
    const item = feedItem({ line: first.line, id }, context, () => {
      if (own.some((row) => cell(row, 'tags') !== '')) context.note('tags');
      return productOf(id, own, first);
    });
    const reason = 'its id and size stand twice; the first one was taken';
    return [item, ...twice.map(({ line }) => ({ skipped: { what: `product ${id}`, line, reason } }))];
  },
});

/** Variants, and those that are the same as one before. */
function partedTwins(rows: readonly Row[]): { own: Row[]; twice: Row[] } {
  const seen = new Set<string>();
  const isTwin = (row: Row) => {
    if (readable(() => cell(row, 'price')) === '') return false;
    const name = readable(() => sizeName(row)) ?? '';
    return seen.has(name) || !seen.add(name);
  };
  const twice = rows.filter(isTwin);
  return { own: rows.filter((row) => !twice.includes(row)), twice };
}

const OPTIONS = [['option1 value'], ['option2 value'], ['option3 value']] as const;

/** Values of its options: "Duży / Kobalt"; empty for a product without options. */
const sizeName = (row: Row) =>
  OPTIONS.map((names) => row.columns.oneOf(row, names))
    .filter((value) => value !== '' && value !== 'Default Title')
    .join(' / ');

function productOf(id: string, rows: readonly Row[], first: Row): FeedProduct {
  refuseHidden(first);
  const variants = rows.filter((row) => cell(row, 'price') !== '');
  const type = cell(first, 'type');
  return {
    id,
    line: first.line,
    slug: id,
    name: cell(first, 'title'),
    virtual: variants.length > 0 && variants.every((row) => /^false$/i.test(cell(row, 'shipped'))),
    categories: [type === '' ? pathNames(cell(first, 'category')) : [type]],
    producer: cell(first, 'vendor'),
    description: cell(first, 'description'),
    pictures: picturesOf(rows),
    parameters: [],
    sizes: variants.map((row) => sizeOf(row, sizeName(row))),
  };
}

function refuseHidden(row: Row): void {
  const status = cell(row, 'status').toLowerCase();
  if (status !== '' && status !== 'active') throw new Unreadable(`its status is ${status}`);
  if (/^false$/i.test(cell(row, 'published'))) throw new Unreadable('it is not published at its source');
  if (/^true$/i.test(cell(row, 'giftCard'))) throw new Unreadable('a gift card: gift-cards.yaml makes them');
}

/** Pictures in their order; those that only a variant names come last. */
function picturesOf(rows: readonly Row[]): { url: string; alt: string }[] {
  const named = rows.flatMap((row, n) => {
    const url = cell(row, 'picture');
    const place = Number(cell(row, 'place')) || n + 1;
    return url === '' ? [] : [{ url, alt: cell(row, 'alt'), place }];
  });
  const ofVariants = rows.map((row) => ({ url: cell(row, 'variantPicture'), alt: '' })).filter(({ url }) => url !== '');
  return [...named.sort((a, b) => a.place - b.place).map(({ url, alt }) => ({ url, alt })), ...ofVariants];
}

function sizeOf(row: Row, name: string): FeedSize {
  const [price, before] = [cell(row, 'price'), cell(row, 'before')];
  const tracked = !row.columns.has('variant inventory tracker') && !row.columns.has('inventory tracker');
  const stock = tracked || cell(row, 'tracker') !== '' ? cell(row, 'quantity') : '';
  const soldOut = stock !== '' && Number(stock) <= 0;
  const goesOn = /^(?:continue|true)$/i.test(cell(row, 'policy'));
  return {
    name,
    price,
    before,
    code: cell(row, 'sku'),
    ean: cell(row, 'barcode'),
    grams: Math.round(Number(cell(row, 'grams')) || 0),
    stock,
    available: soldOut && goesOn ? 'order' : 'in',
  };
}
