import { escapeHtml } from '../../kit/html.ts';
import { toDecimal } from '../../kit/moneyText.ts';
import { UNKNOWN_PRODUCER } from '../import/feed/names.ts';
import { columnKey } from '../import/feed/table/head.ts';
import { FIELDS, type Field } from '../import/plain/fields.ts';
import { ONE_SIZE, type Product, type Size, UNLIMITED } from '../model.ts';
import { priceState } from '../priceHistory.ts';

/** A product with what the shop knows of it elsewhere. */
export interface Exported {
  product: Product;
  /** What the table calls it: one id is one product. */
  id: string;
  /** Names from the root. */
  category: readonly string[];
  /** Addresses in full. */
  pictures: readonly string[];
}

const COLUMNS = [
  ...['id', 'name', 'slug', 'size', 'price', 'sale_price', 'sale_from', 'sale_to', 'vat', 'stock', 'code', 'ean'],
  ...['grams', 'unit', 'category', 'producer', 'lead', 'description', 'pictures', 'delivery_days', 'warnings'],
  ...['manufacturer', 'manufacturer_address', 'manufacturer_email'],
  ...['responsible', 'responsible_address', 'responsible_email'],
] as const satisfies readonly Field[];
type Column = (typeof COLUMNS)[number];

/** Columns of parameters, each as often as a product has values of it, by their names as HTML. */
export type ParameterColumns = ReadonlyMap<string, number>;

/** Why a table cannot hold a product; undefined when it can. */
export function whyNotInTable({ type, forSale, precision, sizes }: Product): string | undefined {
  if (type === 'bundle' || type === 'service') return `a table holds no ${type}`;
  if (forSale === false) return 'it is not for sale';
  if (precision > 0) return 'it is sold by parts of a unit';
  if (sizes.some(({ vat }) => vat.bp !== sizes[0]?.vat.bp)) return 'its sizes have different rates of VAT';
  const forPoints = sizes.some(({ prices, phonePrice }) => prices.length === 0 && !phonePrice);
  return forPoints ? 'it is sold for points' : undefined;
}

/** Columns that parameters of products need, added product by product. */
export function countParameters(counts: Map<string, number>, { parameters }: Product): void {
  for (const { name, values } of parameters) {
    const header = escapeHtml(name);
    // Names that come to the same column would be one.
    const key = [...counts.keys()].find((known) => columnKey(known) === columnKey(header)) ?? header;
    if (columnKey(key) !== '') counts.set(key, Math.max(counts.get(key) ?? 0, values.length));
  }
}

/** Names of columns. Where a parameter is called as a field is, the field goes by another of its names. */
export function headOf(parameters: ParameterColumns): string[] {
  const taken = new Set([...parameters.keys()].map(columnKey));
  const fields = COLUMNS.map((field) => FIELDS[field].find((name) => !taken.has(name)) ?? field);
  return [...fields, ...[...parameters].flatMap(([name, count]) => Array.from({ length: count }, () => name))];
}

/** Rows of a product, one for each of its sizes. */
export const rowsOf = (exported: Exported, parameters: ParameterColumns, at: number): string[][] =>
  exported.product.sizes.map((size) => {
    const cells = { ...cellsOfProduct(exported), ...cellsOfSize(exported.product, size, at) };
    return [...COLUMNS.map((column) => cells[column] ?? ''), ...parametersOf(exported.product, parameters)];
  });

function parametersOf({ parameters }: Product, columns: ParameterColumns): string[] {
  return [...columns].flatMap(([header, count]) => {
    const own = parameters.filter(({ name }) => columnKey(escapeHtml(name)) === columnKey(header));
    const values = own.flatMap((parameter) => parameter.values).map(escapeHtml);
    return Array.from({ length: count }, (_, n) => values[n] ?? '');
  });
}

/** What is read as HTML is written as HTML. */
function cellsOfProduct({ product, id, category, pictures }: Exported): Partial<Record<Column, string>> {
  const { name, slug, unit, producer, lead, descriptionHtml, safety } = product;
  const { manufacturer, responsible, warnings } = safety;
  return {
    id,
    name: escapeHtml(name),
    slug,
    unit: unit.name,
    category: category.map(pathName).join(' > '),
    producer: producer.name === UNKNOWN_PRODUCER.name ? '' : escapeHtml(producer.name),
    lead: escapeHtml(lead ?? ''),
    description: descriptionHtml ?? '',
    pictures: pictures.join('|'),
    warnings: warnings.join(' '),
    manufacturer: manufacturer?.name ?? '',
    manufacturer_address: addressOf(manufacturer),
    manufacturer_email: manufacturer?.email ?? '',
    responsible: responsible?.name ?? '',
    responsible_address: addressOf(responsible),
    responsible_email: responsible?.email ?? '',
  };
}

/** A name without the signs that part the names of a path. */
const pathName = (name: string) =>
  name
    .replace(/[<>\\/;|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function addressOf(contact: Product['safety']['manufacturer']): string {
  const { street, postcode, city, country } = contact ?? {};
  return [street, [postcode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
}

function cellsOfSize(product: Product, size: Size, at: number): Partial<Record<Column, string>> {
  const { type, name, vat, code, ean, weight, availability, stocks } = size;
  const sale = saleOf(size, at);
  return {
    size: type === ONE_SIZE ? '' : name,
    // No price is one to be asked for.
    price: toDecimal(priceState(size.prices, at) ? regularAt(size, at) : 0),
    ...(sale && {
      sale_price: toDecimal(sale.price),
      sale_from: new Date(sale.startsAt).toISOString(),
      sale_to: sale.endsAt === null ? '' : new Date(sale.endsAt).toISOString(),
    }),
    vat: vat.exempt ? 'zw' : String(vat.bp / 100),
    stock: pieces(stocks),
    code: code ?? (product.sizes.length === 1 ? (product.code ?? '') : ''),
    ean: ean ?? '',
    grams: weight === undefined ? '' : String(weight),
    delivery_days: availability.deliveryDays === undefined ? '' : String(availability.deliveryDays),
  };
}

const regularAt = ({ prices }: Size, at: number) =>
  prices
    .filter(({ kind, startsAt }) => kind === 'regular' && startsAt <= at)
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .at(-1)?.price ?? 0;

/** The sale that runs, or the next. */
const saleOf = ({ prices }: Size, at: number) =>
  prices
    .filter(({ kind, endsAt }) => kind === 'promotion' && (endsAt === null || endsAt > at))
    .toSorted((a, b) => a.startsAt - b.startsAt)[0];

/** Empty when it never runs out. */
const pieces = (stocks: Size['stocks']): string =>
  stocks.some(({ quantity }) => quantity === UNLIMITED)
    ? ''
    : String(stocks.reduce((sum, { quantity }) => sum + quantity, 0));

/** A cell in quotes; what a spreadsheet would take for a formula begins with an apostrophe, which reading takes away. */
export const tableLine = (cells: readonly string[]): string =>
  cells.map((text) => `"${(/^'*[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`).join(';');
