/** Signs that begin a formula, also as wide as Chinese ones, which a spreadsheet takes for the same (OWASP, CSV injection). */
const FORMULA = '=+@\\-＝＋＠－';
/** Invisible characters before a sign, which hide nothing. */
const UNSEEN = `["'\\s\\p{Cf}]{0,9}`;

/**
 * Places where a formula may begin: the start of the cell, or what a Polish spreadsheet takes for its start, which
 * parts cells at semicolons, quotes or not.
 */
const BEGINS = new RegExp(`^(?=${UNSEEN}[${FORMULA}\\t\\r])|(?<=[;\\t\\r\\n])(?=${UNSEEN}[${FORMULA}])`, 'gu');

/** RFC 4180. A cell that a spreadsheet would take for a formula is told to be text. */
const cell = (text: string): string => `"${text.replaceAll(BEGINS, "'").replaceAll('"', '""')}"`;

/** Line of a table, without its end (CR LF). */
export const csvLine = (cells: readonly string[]): string => cells.map(cell).join(',');
