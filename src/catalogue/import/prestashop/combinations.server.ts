import { optional } from '../../../kit/optional.ts';
import type { Combination, ImportItem, Skipped } from '../../draft.ts';
import { Unreadable } from '../feed/errors.ts';
import { readMinimum } from '../feed/numbers.ts';
import { readable } from '../feed/table/records.ts';
import { type Row, tableKind } from '../feed/table/tableKind.ts';
import { gramsOf, listOf } from './cells.ts';

/** Columns of PrestaShop's import of combinations (docs/csv_import/combinations_import.csv in its repository). */
const COLUMNS = {
  id: ['product id'],
  attributes: ['attribute name type position', 'attribute'],
  values: ['value value position', 'value'],
  code: ['reference'],
  ean: ['ean13', 'ean 13'],
  impact: ['impact on price'],
  quantity: ['quantity'],
  minimum: ['minimal quantity'],
  weight: ['impact on weight'],
  positions: ['image position', 'image positions'],
  isDefault: ['default 0 no 1 yes', 'default'],
  available: ['combination available date'],
  pictures: ['image urls x y z', 'image urls', 'image url'],
  alts: ['image alt texts x y z', 'image alt texts'],
} as const;

const cell = (row: Row, name: keyof typeof COLUMNS) => row.columns.oneOf(row, COLUMNS[name]);

/** PrestaShop's CSV of combinations, which says by how much sizes differ from the products of another file. */
export const prestashopCombinations = tableKind({
  source: 'prestashop',
  name: "PrestaShop's combinations CSV (after its products)",
  over: true,
  recognises: ({ has }) => {
    const anyOf = (names: readonly string[]) => names.some((name) => has(name));
    return has('product id') && anyOf(COLUMNS.attributes) && anyOf(COLUMNS.values) && !has('name');
  },
  keyOf: (record, columns) => columns.oneOf(record, COLUMNS.id),
  items: (rows) => {
    const [first] = rows;
    const id = (first && readable(() => cell(first, 'id'))) ?? '';
    const skipped: Skipped[] = [];
    const combinations: Combination[] = [];
    const lines: number[] = [];
    const names = new Set<string>();
    for (const row of rows) {
      const read = combinationOf(id, row, names);
      if (typeof read === 'string') {
        skipped.push({ what: id === '' ? `line ${row.line}` : `product ${id}`, line: row.line, reason: read });
      } else {
        // The order of sizes says nothing else of which is meant first.
        const place = readable(() => cell(row, 'isDefault')) === '1' ? 0 : combinations.length;
        combinations.splice(place, 0, read);
        lines.splice(place, 0, row.line);
      }
    }
    const told: ImportItem[] = skipped.map((one) => ({ skipped: one }));
    return combinations.length === 0
      ? told
      : [{ combinations: { externalId: id, rows: combinations }, lines }, ...told];
  },
});

/** A row as a combination, or why it cannot be one. */
function combinationOf(id: string, row: Row, names: Set<string>): Combination | string {
  try {
    if (id === '') return 'no product id';
    const name = nameOf(row);
    if (names.has(name)) return 'its id and size stand twice; the first one was taken';
    const alts = listOf(cell(row, 'alts'));
    const pictures = listOf(cell(row, 'pictures'));
    const minimum = cell(row, 'minimum');
    const position =
      pictures.length > 0 ? undefined : listOf(cell(row, 'positions')).find((text) => /^[1-9]\d*$/.test(text));
    const read: Combination = {
      name,
      impact: cell(row, 'impact') || '0',
      grams: gramsOf(cell(row, 'weight')),
      code: cell(row, 'code'),
      ean: cell(row, 'ean'),
      stock: cell(row, 'quantity'),
      availableAt: cell(row, 'available'),
      ...optional('minimum', readMinimum(minimum) === undefined ? undefined : minimum),
      pictures: pictures.map((url, n) => ({ url, alt: alts[n] ?? '' })),
      ...optional('position', position === undefined ? undefined : Number(position)),
    };
    names.add(name);
    return read;
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}

/** "Blue / 16GB" of "Blue:0, 16GB:1": numbers after the last colon are places in lists. */
function nameOf(row: Row): string {
  const attributes = listOf(cell(row, 'attributes'));
  const values = listOf(cell(row, 'values')).map((value) => value.replace(/\s*:\s*\d*$/, '').trim());
  if (values.length === 0) throw new Unreadable('no value of an attribute');
  if (values.length !== attributes.length) {
    throw new Unreadable(`it has ${attributes.length} attributes, but ${values.length} values`);
  }
  return values.join(' / ');
}
