import type { CombinationBase, ImportItem } from '../../draft.ts';
import { feedItem } from '../feed/draft.server.ts';
import { Unreadable } from '../feed/errors.ts';
import type { FeedContext } from '../feed/kind.ts';
import { pathNames } from '../feed/names.ts';
import type { FeedProduct } from '../feed/product.ts';
import { readable } from '../feed/table/records.ts';
import { type Row, tableKind } from '../feed/table/tableKind.ts';
import { reduced } from './amounts.ts';
import { gramsOf, listOf } from './cells.ts';

/**
 * Columns of PrestaShop's product import and of its lists of products in 1.7 to 9 (docs/csv_import in its repository);
 * several values stand in one cell, parted by commas.
 */
const COLUMNS = {
  id: ['product id', 'id'],
  active: ['active 0 1', 'active', 'status'],
  name: ['name'],
  categories: ['categories x y z', 'categories', 'category'],
  net: ['price tax excluded', 'price tax excl', 'price tax excluded or price tax included'],
  gross: ['price tax included', 'price tax incl'],
  taxRule: ['tax rules id', 'tax rule id'],
  discount: ['discount amount'],
  percent: ['discount percent'],
  from: ['discount from yyyy mm dd'],
  to: ['discount to yyyy mm dd'],
  code: ['reference'],
  producer: ['manufacturer', 'brand'],
  ean: ['ean13', 'ean 13'],
  weight: ['weight', 'package weight'],
  quantity: ['quantity'],
  minimum: ['minimal quantity'],
  visibility: ['visibility'],
  lead: ['summary', 'short description'],
  description: ['description'],
  slug: ['url rewritten', 'rewritten url'],
  forSale: ['available for order 0 no 1 yes'],
  added: ['product creation date', 'creation date'],
  pictures: ['image urls x y z', 'image urls', 'image'],
  alts: ['image alt texts x y z', 'image alt texts'],
  features: ['feature name value position', 'feature name value position customized'],
  soldOut: ['out of stock action', 'action when out of stock'],
  virtual: ['virtual product 0 no 1 yes', 'virtual product'],
} as const;

const cell = (row: Row, name: keyof typeof COLUMNS) => row.columns.oneOf(row, COLUMNS[name]);

/** PrestaShop's product CSV. */
export const prestashop = tableKind({
  source: 'prestashop',
  name: 'PrestaShop CSV',
  recognises: ({ has }) => {
    const anyOf = (names: readonly string[]) => names.some((name) => has(name));
    return has('name') && anyOf(COLUMNS.id) && (anyOf(COLUMNS.net) || anyOf(COLUMNS.gross));
  },
  items: (rows, context) =>
    rows.map((row) => {
      const id = readable(() => cell(row, 'id')) ?? '';
      return combinable(
        row,
        feedItem({ line: row.line, id }, context, () => productOf(id, row, context)),
      );
    }),
});

/** With what a file of combinations needs of the product. */
function combinable(row: Row, item: ImportItem): ImportItem {
  const size = 'draft' in item ? item.draft.sizes[0] : undefined;
  if (!('draft' in item) || !size) return item;
  const discount = {
    amount: cell(row, 'discount'),
    percent: cell(row, 'percent'),
    from: cell(row, 'from'),
    to: cell(row, 'to'),
  };
  const base: CombinationBase = {
    ...priceOf(row),
    vat: size.vat,
    ...((discount.amount !== '' || discount.percent !== '') && { discount }),
    grams: gramsOf(cell(row, 'weight')),
    sold: cell(row, 'forSale') === '0' ? 'never' : cell(row, 'soldOut') === '1' ? 'order' : 'stock',
    pictures: item.draft.pictures.length,
  };
  return { ...item, draft: { ...item.draft, combining: { base } } };
}

function priceOf(row: Row): { price: string; net: boolean } {
  const gross = cell(row, 'gross');
  return gross === '' ? { price: cell(row, 'net'), net: true } : { price: gross, net: false };
}

function productOf(id: string, row: Row, { note }: FeedContext): FeedProduct {
  if (cell(row, 'active') === '0') throw new Unreadable('it is not active at its source');
  if (cell(row, 'visibility') === 'none') throw new Unreadable('it is hidden at its source');
  const alts = listOf(cell(row, 'alts'));
  if (cell(row, 'taxRule') !== '')
    note("a tax rule, known by its number alone: the shop's usual rate of VAT was taken");
  const { price, net } = priceOf(row);
  return {
    id,
    line: row.line,
    slug: cell(row, 'slug'),
    name: cell(row, 'name'),
    virtual: cell(row, 'virtual') === '1',
    net,
    categories: listOf(cell(row, 'categories')).map((path) => pathNames(path, /\s*(?:>|\/)\s*/)),
    producer: cell(row, 'producer'),
    code: cell(row, 'code'),
    lead: cell(row, 'lead'),
    description: cell(row, 'description'),
    pictures: listOf(cell(row, 'pictures')).map((url, n) => ({ url, alt: alts[n] ?? '' })),
    parameters: listOf(cell(row, 'features')).flatMap((feature) => {
      const [name = '', value = ''] = feature.split(':');
      return [[name, value] as const];
    }),
    minimum: cell(row, 'minimum'),
    addedAt: cell(row, 'added'),
    sizes: [
      {
        name: '',
        price,
        sale: reduced(price, { amount: cell(row, 'discount'), percent: cell(row, 'percent') }),
        saleFrom: cell(row, 'from'),
        saleTo: cell(row, 'to'),
        code: cell(row, 'code'),
        ean: cell(row, 'ean'),
        grams: gramsOf(cell(row, 'weight')),
        stock: cell(row, 'quantity'),
        available: cell(row, 'forSale') === '0' ? 'out' : orderable(row) ? 'order' : 'in',
      },
    ],
  };
}

const orderable = (row: Row) => cell(row, 'soldOut') === '1' && Number(cell(row, 'quantity') || '0') <= 0;
