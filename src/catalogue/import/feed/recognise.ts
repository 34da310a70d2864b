import { FeedError, quoted } from './errors.ts';
import type { FeedHead } from './head.ts';
import type { FeedKind } from './kind.ts';
import { columnKey } from './table/head.ts';

const COMBINATIONS = "PrestaShop's combinations need the columns Product ID, Attribute and Value";

/** The kind of a file by its content. Throws FeedError with the kinds that are read and the first line that fits none. */
export function recognise(kinds: readonly FeedKind[], head: FeedHead): FeedKind {
  const kind = kinds.find(({ recognises }) => recognises(head));
  if (kind) return kind;
  const { line, what } = firstMisfit(head);
  throw new FeedError(`${what}. ${whatIsRead(kinds)}`, line);
}

export const whatIsRead = (kinds: readonly FeedKind[]): string =>
  `These files are read, also packed with gzip or zip: ${kinds.map(({ name }) => name).join(', ')}`;

function firstMisfit({ text, root, table }: FeedHead): { line: number; what: string } {
  if (root) return { line: root.line, what: `its root <${root.name}> is that of no file that is read` };
  if (table?.names.some((name) => columnKey(name) === 'impact on price')) {
    return { line: table.line, what: COMBINATIONS };
  }
  if (table) {
    const names = table.names.slice(0, 12).join(' | ');
    return { line: table.line, what: `its columns are those of no table that is read: ${names.slice(0, 200)}` };
  }
  if (text.includes('\0')) return { line: 1, what: 'it is no text' };
  const lines = text.split('\n');
  const first = Math.max(
    lines.findIndex((line) => line.trim() !== ''),
    0,
  );
  return { line: first + 1, what: `it is neither XML nor a table: ${quoted((lines[first] ?? '').trim())}` };
}
