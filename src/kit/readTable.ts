import { TextBroken } from './textBroken.ts';

/** A row of a table in text, such as CSV. */
export interface TableRow {
  /** Line that it begins on, from 1. */
  line: number;
  cells: string[];
}

/** Reads a table piece by piece and holds no more than one row of it. Methods throw TextBroken. */
export interface TableReader {
  /** Rows that the text completes. */
  write(text: string): TableRow[];
  /** The last row, when no line end follows it. */
  end(): TableRow[];
}

const MOST_ROW = 5_000_000;

/**
 * RFC 4180 with any separator of one character. A quote that neither opens nor closes a cell is a letter, as spreadsheets
 * take it.
 */
export function tableReader(separator: string, mostRow = MOST_ROW): TableReader {
  let text = '';
  let line = 1;
  let at = 0;
  /** Place of the next quote from `at` on; the end of the text when there is none. */
  let quote = 0;
  let ended = false;

  /** The cells from `at` on, which is moved behind them; undefined while the row is not whole. */
  function nextCells(): string[] | undefined {
    if (at >= text.length) return undefined;
    const newline = text.indexOf('\n', at);
    if (newline < 0 && !ended) return undefined;
    if (quote < at) quote = placeOr(text.indexOf('"', at), text.length);
    const end = placeOr(newline, text.length);
    if (quote >= end) {
      const cells = text.slice(at, withoutReturn(end)).split(separator);
      at = end + 1;
      line += 1;
      return cells;
    }
    return quotedRow();
  }

  const withoutReturn = (end: number) => (end > at && text[end - 1] === '\r' ? end - 1 : end);

  function quotedRow(): string[] | undefined {
    const cells: string[] = [];
    for (let from = at; ; ) {
      const cell = text[from] === '"' ? quotedCell(from) : plainCell(from);
      if (!cell) return undefined;
      cells.push(cell.value);
      if (cell.more) {
        from = cell.next;
        continue;
      }
      for (let n = text.indexOf('\n', at); n >= 0 && n < cell.next - 1; n = text.indexOf('\n', n + 1)) line += 1;
      line += 1;
      at = cell.next;
      return cells;
    }
  }

  function plainCell(from: number): Cell | undefined {
    const newline = text.indexOf('\n', from);
    if (newline < 0 && !ended) return undefined;
    const end = placeOr(newline, text.length);
    const parted = text.indexOf(separator, from);
    if (parted >= 0 && parted < end) return { value: text.slice(from, parted), next: parted + 1, more: true };
    const last = end > from && text[end - 1] === '\r' ? end - 1 : end;
    return { value: text.slice(from, last), next: end + 1, more: false };
  }

  function quotedCell(from: number): Cell | undefined {
    let value = '';
    for (let start = from + 1; ; ) {
      const mark = text.indexOf('"', start);
      if (mark < 0 && ended) throw new TextBroken('a quote that opens here is never closed', line);
      if (mark < 0 || (mark + 2 >= text.length && !ended)) return undefined;
      const after = text[mark + 1];
      if (after === '"') value += text.slice(start, mark + 1);
      else if (after === separator) return { value: value + text.slice(start, mark), next: mark + 2, more: true };
      else if (after === undefined || after === '\n' || (after === '\r' && (text[mark + 2] ?? '\n') === '\n')) {
        return { value: value + text.slice(start, mark), next: mark + (after === '\r' ? 3 : 2), more: false };
      } else value += text.slice(start, mark + 1);
      start = mark + (after === '"' ? 2 : 1);
    }
  }

  function rows(): TableRow[] {
    const read: TableRow[] = [];
    for (;;) {
      const begins = line;
      const cells = nextCells();
      if (!cells) break;
      read.push({ line: begins, cells });
    }
    return read;
  }

  return {
    write(more) {
      text = text.slice(at) + more;
      at = 0;
      quote = -1;
      const read = rows();
      if (text.length - at > mostRow) {
        throw new TextBroken(
          `a row longer than ${mostRow} characters; a quote that opens here may never be closed`,
          line,
        );
      }
      return read;
    },
    end() {
      ended = true;
      quote = -1;
      return rows();
    },
  };
}

interface Cell {
  value: string;
  next: number;
  /** Another cell of the row follows. */
  more: boolean;
}

const placeOr = (place: number, other: number) => (place < 0 ? other : place);
