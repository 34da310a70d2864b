import { feedItem } from '../feed/draft.server.ts';
import { Unreadable } from '../feed/errors.ts';
import { pathNames } from '../feed/names.ts';
import type { FeedProduct, FeedSize } from '../feed/product.ts';
import { readable } from '../feed/table/records.ts';
import { type Row, tableKind } from '../feed/table/tableKind.ts';

/** WooCommerce's own export (its "Product CSV Import Schema"): variations are rows of their own that name their parent. */
export const woocommerce = tableKind({
  source: 'woocommerce',
  name: 'WooCommerce CSV',
  recognises: ({ has }) => has('type', 'sku', 'name', 'regular price'),
  keyOf: (record, { cell }) => {
    const parent = cell(record, 'parent');
    if (isVariation(cell(record, 'type')) && parent !== '') return parent;
    return cell(record, 'sku') || `id:${cell(record, 'id')}`;
  },
  items(rows, context) {
    const parents = rows.filter((row) => !isVariation(typeOf(row)));
    const variations = rows.filter((row) => isVariation(typeOf(row)));
    const [product] = parents;
    if (!product) {
      return variations.map((row) => {
        const reason = `there is no product ${row.key ?? ''} that it is a variation of`;
        return { skipped: { what: `product at line ${row.line}`, line: row.line, reason } };
      });
    }
    return parents.map((row) => {
      const id = readable(() => row.columns.cell(row, 'id', 'sku')) ?? '';
      return feedItem({ line: row.line, id }, context, () => productOf(id, row, row === product ? variations : []));
    });
  },
});

const typeOf = (row: Row) => readable(() => row.columns.cell(row, 'type')) ?? '';
const isVariation = (type: string) => /\bvariation\b/i.test(type);

function productOf(id: string, row: Row, variations: readonly Row[]): FeedProduct {
  const cell = (...names: string[]) => row.columns.cell(row, ...names);
  refuseUnsold(row);
  const variable = /\bvariable\b/i.test(typeOf(row));
  const sold = variable ? variations.filter((one) => one.columns.cell(one, 'published') !== '0') : [row];
  if (variable && sold.length === 0) throw new Unreadable('no variation of it is in the file');
  const named = attributesOf(row);
  const ofSizes = new Set(variations.flatMap((one) => attributesOf(one).map(([name]) => name)));
  return {
    id,
    line: row.line,
    name: cell('name'),
    virtual: /\b(?:virtual|downloadable)\b/i.test(typeOf(row)),
    categories: listOf(cell('categories')).map((path) => pathNames(path)),
    producer:
      cell('brands', 'brand', 'marka') ||
      (named.find(([name]) => /^(?:brand|marka|producent)$/i.test(name))?.[1] ?? ''),
    code: cell('sku'),
    lead: withoutEscapes(cell('short description')),
    description: withoutEscapes(cell('description')),
    ...vatOf(row),
    pictures: [row, ...variations].flatMap((one) => listOf(one.columns.cell(one, 'images')).map((url) => ({ url }))),
    parameters: named.flatMap(([name, values]) =>
      ofSizes.has(name) ? [] : listOf(values).map((value) => [name, value] as const),
    ),
    sizes: sold.map((one) => sizeOf(one, row, variable)),
  };
}

function refuseUnsold(row: Row): void {
  const cell = (name: string) => row.columns.cell(row, name);
  const type = cell('type');
  if (/\bgrouped\b/i.test(type)) throw new Unreadable('a grouped product: its parts are imported, each by itself');
  if (/\bexternal\b/i.test(type)) throw new Unreadable('it is sold in another shop');
  if (/^(?:0|-1)$/.test(cell('published'))) throw new Unreadable('it is not published at its source');
  if (cell('visibility in catalog') === 'hidden') throw new Unreadable('it is hidden at its source');
}

/** Classes have names of the merchant's own; a rate in them is one. */
function vatOf(row: Row): { vat?: string } {
  if (row.columns.cell(row, 'tax status') === 'none') return { vat: 'zw' };
  const name = row.columns.cell(row, 'tax class');
  if (name === '' || name === 'standard' || name === 'parent') return {};
  return { vat: /(?:^|\D)(\d{1,2})(?:\D|$)/.exec(name)?.[1] ?? name };
}

function attributesOf(row: Row): [name: string, value: string][] {
  const read: [string, string][] = [];
  for (let n = 1; row.columns.has(`attribute ${n} name`); n += 1) {
    const name = row.columns.cell(row, `attribute ${n} name`);
    const value = row.columns.cell(row, `attribute ${n} value s`);
    if (name !== '' && value !== '') read.push([name, value]);
  }
  return read;
}

function sizeOf(row: Row, parent: Row, variable: boolean): FeedSize {
  const cell = (...names: string[]) => row.columns.cell(row, ...names);
  const name = variable
    ? attributesOf(row)
        .map(([, value]) => value)
        .join(' / ')
    : '';
  const stock = cell('stock');
  const inStock = cell('in stock') !== '0';
  const later = /^(?:1|notify|yes)$/i.test(cell('backorders allowed')) || cell('in stock') === 'backorder';
  return {
    name,
    price: cell('regular price'),
    sale: cell('sale price'),
    saleFrom: cell('date sale price starts'),
    saleTo: cell('date sale price ends'),
    code: cell('sku'),
    ean: cell('gtin upc ean or isbn', 'gtin', 'ean'),
    grams: gramsOf(row) ?? gramsOf(parent) ?? 0,
    stock: stock === 'parent' ? parent.columns.cell(parent, 'stock') : stock,
    available: later && (!inStock || stock === '0') ? 'order' : inStock ? 'in' : 'out',
  };
}

/** Values of a cell: commas part them, and `\,` is a comma. */
const listOf = (text: string): string[] =>
  text.split(/(?<!\\),/).flatMap((value) => value.replaceAll('\\,', ',').trim() || []);

/** Line ends are written as `\n`. */
const withoutEscapes = (text: string) => text.replaceAll('\\n', '\n');

const GRAMS: Readonly<Record<string, number>> = { kg: 1000, g: 1, lbs: 453.592, oz: 28.3495 };

/** Weight in grams; the column names its unit. Undefined when nobody weighed it. */
function gramsOf(row: Row): number | undefined {
  for (const [unit, grams] of Object.entries(GRAMS)) {
    const weight = Number(row.columns.cell(row, `weight ${unit}`).replace(',', '.'));
    if (weight > 0) return Math.round(weight * grams);
  }
  return undefined;
}
