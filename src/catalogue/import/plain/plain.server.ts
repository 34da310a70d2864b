import { optional } from '../../../kit/optional.ts';
import type { Contact } from '../../legalInfo.ts';
import { feedItem } from '../feed/draft.server.ts';
import { FeedError, Unreadable } from '../feed/errors.ts';
import { type FeedKind, feedKind } from '../feed/kind.ts';
import { pathNames } from '../feed/names.ts';
import type { FeedProduct, FeedSize } from '../feed/product.ts';
import type { TableHead } from '../feed/table/head.ts';
import { cellAt, readable, type TableRecord, tableRecords, tornReason } from '../feed/table/records.ts';
import { type ColumnChoices, type Field, type PlainColumns, plainColumns } from './fields.ts';

/** Columns of a table that nothing says what they hold; the merchant is asked once. */
export class UnknownColumns extends FeedError {
  readonly columns: readonly string[];
  constructor(columns: readonly string[], line: number) {
    super(`nothing says what these columns hold: ${columns.map((name) => `"${name}"`).join(', ')}`, line);
    this.columns = columns;
  }
}

interface Row extends TableRecord {
  table: TableHead;
  columns: PlainColumns;
}

/** Any table with names and prices: columns are told by their names in Polish or English, others as the merchant says. */
export const plainTable = (choices: ColumnChoices): FeedKind =>
  feedKind<Row>({
    source: 'table',
    name: 'CSV with columns such as nazwa, cena, opis',
    recognises({ table }) {
      if (!table) return false;
      const { places } = plainColumns(table, choices);
      return places.has('name') && (places.has('price') || places.has('net_price'));
    },
    async *records(text, { head: { table } }) {
      if (!table) throw new FeedError('it is no table');
      const columns = plainColumns(table, choices);
      if (columns.unknown.length > 0) throw new UnknownColumns(columns.unknown, table.line);
      const keyOf = (record: TableRecord) => idOf({ ...record, table, columns });
      for await (const records of tableRecords(text, table, keyOf)) {
        yield records.map((record) => ({ ...record, table, columns }));
      }
    },
    items(rows, context) {
      const [first] = rows;
      if (!first) return [];
      const [whole, twice] = parted(rows);
      const id = readable(() => idOf(first)) ?? '';
      const reason = 'its id and size stand twice; the first one was taken';
      return [
        feedItem({ line: first.line, id }, context, () => productOf(id, whole)),
        ...twice.map(({ line }) => ({ skipped: { what: `product ${id}`, line, reason } })),
      ];
    },
  });

function all(row: Row, field: Field): string[] {
  const places = row.columns.places.get(field) ?? [];
  return places.flatMap((place) => cellAt(row, place, row.table.names) || []);
}

const cell = (row: Row, field: Field): string => all(row, field)[0] ?? '';

const idOf = (row: Row): string => cell(row, 'group') || cell(row, 'id') || cell(row, 'code') || cell(row, 'ean');

/** Rows of one product by their sizes: the first of each, and those that come again. */
function parted(rows: readonly Row[]): [first: Row[], twice: Row[]] {
  const seen = new Set<string>();
  const isFirst = (row: Row) => {
    const size = readable(() => cell(row, 'size')) ?? '';
    return !seen.has(size) && seen.add(size) !== undefined;
  };
  const first = rows.filter(isFirst);
  return [first, rows.filter((row) => !first.includes(row))];
}

function productOf(id: string, rows: readonly Row[]): FeedProduct {
  const [first] = rows;
  if (!first) throw new Unreadable('no row');
  for (const row of rows) {
    const torn = tornReason(row, row.table);
    if (torn !== undefined) throw new Unreadable(torn);
  }
  if (/^(?:0|n|nie|no|false|ukryty|hidden)$/i.test(cell(first, 'active'))) throw new Unreadable('it is not active');
  const { table, columns } = first;
  const net = cell(first, 'price') === '';
  return {
    id,
    line: first.line,
    slug: cell(first, 'slug'),
    name: cell(first, 'name'),
    net,
    categories: all(first, 'category')
      .flatMap((text) => text.split(/\s*[;|]\s*/))
      .map((path) => pathNames(path, /\s*[>\\/]\s*/)),
    producer: cell(first, 'producer'),
    code: cell(first, 'code'),
    lead: cell(first, 'lead'),
    description: cell(first, 'description'),
    unit: cell(first, 'unit'),
    vat: cell(first, 'vat'),
    pictures: rows
      .flatMap((row) => all(row, 'pictures'))
      .flatMap((text) => text.split(/[\s;|]+|,(?=\s*https?:)/))
      .filter((url) => url !== '')
      .map((url) => ({ url })),
    parameters: (columns.places.get('parameter') ?? []).flatMap((place) =>
      rows.map((row) => [table.names[place] ?? '', cellAt(row, place, table.names)] as const),
    ),
    warnings: all(first, 'warnings'),
    ...optional('manufacturer', contactOf(first, 'manufacturer')),
    ...optional('responsible', contactOf(first, 'responsible')),
    sizes: rows.map((row) => sizeOf(row, net)),
  };
}

/** GPSR: Regulation (EU) 2023/988, art. 19. */
function contactOf(row: Row, who: 'manufacturer' | 'responsible'): Contact | undefined {
  const name = cell(row, who);
  if (name === '') return undefined;
  return {
    name,
    ...optional('street', cell(row, `${who}_address`) || undefined),
    ...optional('email', cell(row, `${who}_email`) || undefined),
  };
}

function sizeOf(row: Row, net: boolean): FeedSize {
  const number = (field: Field) =>
    Number(
      cell(row, field)
        .replace(',', '.')
        .replace(/ ?k?g$/, ''),
    );
  return {
    name: cell(row, 'size'),
    price: cell(row, net ? 'net_price' : 'price'),
    sale: cell(row, 'sale_price'),
    saleFrom: cell(row, 'sale_from'),
    saleTo: cell(row, 'sale_to'),
    code: cell(row, 'code'),
    ean: cell(row, 'ean'),
    grams: Math.round(number('grams') || number('kilograms') * 1000) || 0,
    stock: cell(row, 'stock'),
    available: 'in',
    deliveryDays: cell(row, 'delivery_days'),
  };
}
