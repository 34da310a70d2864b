import { fold } from '../../../../kit/fold.ts';
import { type TableRow, tableReader } from '../../../../kit/readTable.ts';

/** First line of a table, which names its columns. */
export interface TableHead {
  separator: string;
  /** Names as written. */
  names: readonly string[];
  /** Line of the names, from 1. */
  line: number;
  /** Old Macs end lines with a carriage return alone. */
  returns: boolean;
}

const SEPARATORS = [',', ';', '\t', '|'];
/** First line by which Excel is told the separator. */
const SAID = /^sep=(.)\r?\n/;

/** Head of a table by the first part of its text; undefined for what is no table. */
export function tableHead(start: string): TableHead | undefined {
  const returns = start.includes('\r') && !start.includes('\n');
  const text = returns ? start.replaceAll('\r', '\n') : start;
  const said = SAID.exec(text)?.[1];
  const tries = said === undefined ? SEPARATORS.map((separator) => tried(text, separator)) : [tried(text, said)];
  const [best] = tries.sort((a, b) => b.width - a.width);
  if (!best || best.width < 2) return undefined;
  return {
    separator: best.separator,
    names: best.head.cells.map((name) => name.trim()),
    line: best.head.line,
    returns,
  };
}

interface Try {
  separator: string;
  head: TableRow;
  /** Columns that most rows have; 0 when rows differ or there is one column. */
  width: number;
}

function tried(text: string, separator: string): Try {
  const none = { separator, head: { line: 1, cells: [] }, width: 0 };
  try {
    const reader = tableReader(separator);
    const rows = [...reader.write(text), ...(text.length < 2000 ? reader.end() : [])].filter(isRow);
    const [head] = rows;
    if (!head) return none;
    // Samples of PrestaShop itself leave out a cell or two of their many.
    const slack = Math.floor(head.cells.length / 8);
    const alike = rows.filter(({ cells }) => Math.abs(cells.length - head.cells.length) <= slack).length;
    return { separator, head, width: alike * 2 > rows.length ? head.cells.length : 1 };
  } catch {
    return none;
  }
}

/** Blank lines and the line that tells the separator are no rows. */
export const isRow = ({ cells, line }: TableRow): boolean =>
  cells.some((cell) => cell.trim() !== '') && !(line === 1 && cells.length <= 2 && /^sep=/.test(cells[0] ?? ''));

/** A column's name for comparing: "Cena brutto", "cena_brutto" and "CENA (brutto)" meet. */
export const columnKey = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
