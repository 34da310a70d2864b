/** One row of a table: its cells by the names in the table's head, without the marks of code. */
export type Row = Readonly<Record<string, string>>;

export interface Table {
  file: string;
  /** Names of the columns. */
  head: readonly string[];
  rows: readonly Row[];
  /** The words between the heading or table before and this table. */
  before: string;
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim().replaceAll('`', ''));

/** The tables of a Markdown page. A cell holds no `|`. */
export function tablesIn(file: string, text: string): Table[] {
  const tables: Table[] = [];
  let before: string[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (!line.startsWith('|')) {
      before = line.startsWith('#') ? [] : [...before, line];
      continue;
    }
    const head = cellsOf(line);
    const rows: Row[] = [];
    for (at += 2; lines[at]?.startsWith('|'); at += 1) {
      const cells = cellsOf(lines[at] ?? '');
      rows.push(Object.fromEntries(head.map((name, place) => [name, cells[place] ?? ''])));
    }
    tables.push({ file, head, rows, before: before.join('\n') });
    before = [];
  }
  return tables;
}

/** The blocks of code in a language. */
export const blocksIn = (text: string, language: string): string[] =>
  [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, of, block = '']) => (of === language ? [block] : []));

/** Anchors of the headings, as GitHub makes them. */
export const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

export const wordsOf = (cell: string | undefined): string[] => (cell ?? '').split(/\s+/).filter((word) => word !== '');
