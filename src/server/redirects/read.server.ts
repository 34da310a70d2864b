import type { Skipped } from '../../catalogue/draft.ts';
import { decode } from '../../catalogue/import/feed/bytes/decode.ts';
import { openFeedFile } from '../../catalogue/import/feed/bytes/unpack.server.ts';
import { FeedError } from '../../catalogue/import/feed/errors.ts';
import { inspect } from '../../catalogue/import/feed/inspect.server.ts';
import { columnKey, type TableHead } from '../../catalogue/import/feed/table/head.ts';
import { tableRecords } from '../../catalogue/import/feed/table/records.ts';
import { type Redirect, readRedirect, straightened } from './model.ts';
import type { ReadRedirects } from './store.server.ts';

const FROM = ['from', 'old', 'source', 'stary', 'stary adres', 'old url', 'redirect from', 'z', 'skad'];
const TO = ['to', 'new', 'target', 'nowy', 'nowy adres', 'new url', 'redirect to', 'do', 'dokad'];

/** Places of the columns; undefined for a table of something else. */
function redirectColumns({ names }: TableHead): { from: number; to: number } | undefined {
  const keys = names.map(columnKey);
  const from = keys.findIndex((key) => FROM.includes(key));
  const to = keys.findIndex((key) => TO.includes(key));
  return from < 0 || to < 0 ? undefined : { from, to };
}

/** Tables of redirects are small: a larger file is one of products, and is not read once more for this. */
const MOST_BYTES = 20_000_000;

/** Tells a table of redirects by its columns. */
export async function isRedirectFile(path: string): Promise<boolean> {
  try {
    const file = await openFeedFile(path);
    if (file.total > MOST_BYTES) return false;
    const { head } = await inspect(file);
    return head.table !== undefined && redirectColumns(head.table) !== undefined;
  } catch {
    // What is wrong with the file is told by whoever imports it.
    return false;
  }
}

export interface ReadTable extends ReadRedirects {
  skipped: Skipped[];
  /** Line of each old address. */
  lines: ReadonlyMap<string, number>;
}

/**
 * Redirects of a table with the columns from and to; a row without `to` takes its old address away. Throws FeedError.
 * @param isOwn tells whether a path is a page of the shop, which no redirect may hide
 */
export async function readRedirectFile(
  path: string,
  shopUrl: string,
  isOwn: (path: string) => Promise<boolean>,
): Promise<ReadTable> {
  const file = await openFeedFile(path);
  const { head, encoding } = await inspect(file);
  const columns = head.table && redirectColumns(head.table);
  if (!head.table || !columns) throw new FeedError('it is no table with the columns from and to', 1);
  const skipped: Skipped[] = [];
  const lines = new Map<string, number>();
  const redirects: Redirect[] = [];
  const gone: string[] = [];
  const skip = (line: number, what: string, reason: string) =>
    void skipped.push({ what: what || 'a row', line, reason });
  for await (const records of tableRecords(decode(file.read(), encoding), head.table)) {
    for (const { cells, line } of records) {
      const [from = '', to = ''] = [cells[columns.from], cells[columns.to]].map((cell) => cell?.trim());
      const read = readRedirect(from, to, shopUrl);
      if (!read.ok) skip(line, from, read.error);
      else if (lines.has(read.value.from)) skip(line, from, 'it stands twice; the first one was taken');
      else if (to !== '' && (await isOwn(read.value.from))) skip(line, from, 'it is a page of this shop');
      else {
        lines.set(read.value.from, line);
        if (to === '') gone.push(read.value.from);
        else redirects.push(read.value);
      }
    }
  }
  const { straight, round } = straightened(redirects);
  for (const { from } of round) skip(lines.get(from) ?? 0, from, 'it leads round in a circle');
  return { redirects: straight, gone, lines, skipped: skipped.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) };
}
