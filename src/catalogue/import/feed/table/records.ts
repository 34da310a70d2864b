import { type TableRow, tableReader } from '../../../../kit/readTable.ts';
import { TextBroken } from '../../../../kit/textBroken.ts';
import { FeedError, quoted, Unreadable } from '../errors.ts';
import type { FeedRecord } from '../kind.ts';
import { columnKey, isRow, type TableHead } from './head.ts';

/** A row of a table. */
export interface TableRecord extends FeedRecord {
  cells: readonly string[];
}

/** A cell that a program calculates; what it shows is not in the file. */
const FORMULA = /^=(?:[A-Z][A-Z0-9.]*\(|\$?[A-Z]{1,3}\$?\d|[-+(\d])/;

/** Columns of a table, by their names as `columnKey` makes them. */
export interface Columns {
  has(...names: readonly string[]): boolean;
  /**
   * Text of the first of the columns that has any, without spaces around; empty when none has. Throws Unreadable for a
   * formula.
   */
  cell(record: TableRecord, ...names: readonly string[]): string;
  /** Text as `cell` gives it; where the columns of a list stand is looked up once. */
  oneOf(record: TableRecord, names: readonly string[]): string;
}

export function columnsOf({ names }: TableHead): Columns {
  const places = new Map<string, number>();
  names.forEach((name, place) => {
    const key = columnKey(name);
    if (key !== '' && !places.has(key)) places.set(key, place);
  });
  const placesOf = new WeakMap<readonly string[], readonly number[]>();
  const found = (wanted: readonly string[]) => {
    const known = placesOf.get(wanted) ?? wanted.flatMap((name) => places.get(name) ?? []);
    placesOf.set(wanted, known);
    return known;
  };
  return {
    has: (...wanted) => wanted.every((name) => places.has(name)),
    cell: (record, ...wanted) =>
      firstText(
        record,
        wanted.flatMap((name) => places.get(name) ?? []),
        names,
      ),
    oneOf: (record, wanted) => firstText(record, found(wanted), names),
  };
}

function firstText(record: TableRecord, places: readonly number[], names: readonly string[]): string {
  for (const place of places) {
    const text = cellAt(record, place, names);
    if (text !== '') return text;
  }
  return '';
}

/** Text of the cell at a place, without spaces around. Throws Unreadable for a formula. */
export function cellAt({ cells }: Pick<TableRecord, 'cells'>, place: number, names: readonly string[]): string {
  const text = (cells[place] ?? '').trim();
  // Only these begin what is not as it stands.
  return /^[=']/.test(text) ? plainCell(text, names[place] ?? '') : text;
}

/** Spreadsheets write ="0012" to keep zeros, and an apostrophe before what would be taken for a formula. */
function plainCell(text: string, column: string): string {
  const kept = /^="([^"]*)"$/.exec(text)?.[1];
  if (kept !== undefined) return kept.trim();
  if (/^'+[=+\-@]/.test(text)) return text.slice(1);
  if (FORMULA.test(text)) throw new Unreadable(`a formula stands in ${quoted(column)}: save values instead`);
  return text;
}

/**
 * Rows below the head of a table.
 * @param keyOf tells which rows are one product; a formula in its cell leaves the row alone
 */
export async function* tableRecords(
  source: AsyncIterable<string>,
  table: TableHead,
  keyOf: (record: TableRecord) => string = () => '',
): AsyncGenerator<TableRecord[]> {
  const { separator, line: headLine, names, returns } = table;
  const reader = tableReader(separator);
  let last: TableRecord | undefined;
  let ended = true;
  const recordsOf = (rows: readonly TableRow[]): TableRecord[] =>
    rows.flatMap((row) => {
      if (row.line <= headLine || !isRow(row)) return [];
      const key = readable(() => keyOf(row)) ?? '';
      last = key === '' ? row : { ...row, key };
      return [last];
    });
  try {
    for await (const piece of source) {
      const text = returns ? piece.replaceAll('\r', '\n') : piece;
      if (text !== '') ended = text.endsWith('\n');
      yield recordsOf(reader.write(text));
    }
    yield recordsOf(reader.end());
  } catch (error) {
    if (error instanceof TextBroken) throw new FeedError(error.message, error.line);
    throw error;
  }
  if (!ended && last && last.cells.length < names.length) {
    const { cells, line } = last;
    throw new FeedError(`the file is cut off: its last row has ${cells.length} of ${names.length} cells`, line);
  }
}

/** Undefined in the place of what cannot be read. */
export function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** Why a row has more cells than there are columns; undefined for a whole one. */
export const tornReason = ({ cells }: TableRecord, { names }: TableHead): string | undefined =>
  cells.slice(names.length).some((cell) => cell.trim() !== '')
    ? `it has ${cells.length} cells, but there are ${names.length} columns: a separator or a quote is wrong`
    : undefined;
