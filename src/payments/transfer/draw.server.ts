import { encode } from 'uqr';

/** A code drawn on squares of one unit. */
export interface DrawnCode {
  /** Units along a side, with the quiet zone. */
  size: number;
  /** Data of an SVG path that fills the dark squares. */
  path: string;
}

/** Units of light around a code, without which readers do not find it (ISO/IEC 18004). */
const QUIET = 4;

/** Squares of the QR code of a text, row by row, with the quiet zone; true is dark. */
export const codeRows = (text: string): boolean[][] => encode(text, { ecc: 'M', border: QUIET }).data;

/** The QR code of a text. Here and not in the browser, which is sent the path alone. */
export function drawCode(text: string): DrawnCode {
  const rows = codeRows(text);
  return { size: rows.length, path: rows.map(drawRow).join('') };
}

/** Dark squares that stand beside each other are one bar. */
const drawRow = (row: boolean[], y: number): string =>
  row.map((dark, x) => (dark && row[x - 1] !== true ? bar(row, x, y) : '')).join('');

function bar(row: boolean[], x: number, y: number): string {
  const end = row.indexOf(false, x);
  const length = (end === -1 ? row.length : end) - x;
  return `M${x} ${y}h${length}v1h-${length}z`;
}
