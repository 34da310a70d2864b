import { type Row, tableKind } from '../feed/table/tableKind.ts';
import type { GoogleItem } from './item.ts';
import { productItems } from './products.server.ts';

const columnOf = (name: string) => name.replaceAll('_', ' ');

function itemOf(row: Row): GoogleItem {
  const get = (name: string) => row.columns.cell(row, columnOf(name));
  return {
    line: row.line,
    get,
    // Several pictures stand in one cell; a path of categories may have commas of its own.
    all: (name) => (name.endsWith('image_link') ? get(name).split(/\s*,\s*(?=https?:)/) : [get(name)]).filter(Boolean),
    details: () => [],
  };
}

/** Google Merchant Center's product data in a table, and Meta's catalogue, whose columns are the same. */
export const googleTable = tableKind({
  source: 'google',
  name: 'Google Merchant TSV',
  recognises: ({ has }) => has('id', 'title', 'price', 'availability', 'image link'),
  keyOf: (record, columns) => columns.cell(record, 'item group id'),
  items: (rows, context) => productItems(rows.map(itemOf), context),
});
