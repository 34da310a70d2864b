/** RFC 4180. A cell that a spreadsheet would take for a formula is told to be text (OWASP, CSV injection). */
const cell = (text: string): string => `"${(/^[=+@\t\r-]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** One line of a table, without its end (CR LF). */
export const csvLine = (cells: readonly string[]): string => cells.map(cell).join(',');
