import type { FacetParameter, IndexChanges, IndexRow } from '../catalogue/indexRow.ts';
import type { Clock } from '../kit/clock.ts';
import { type CatalogueIndex, createIndex } from './catalogueIndex.ts';
import { createDictionary, type Dictionary } from './dictionary.ts';
import type { IndexSource } from './indexSource.ts';
import type { CatalogueNews } from './news.ts';

/** Ids in one question: databases bound the number of parameters. */
const ROWS_AT_ONCE = 500;

/** What was read from the catalogue, for who keeps an index of their own. */
export interface Taken {
  rows: readonly IndexRow[];
  removed: readonly number[];
  /** True when only pieces came or went: no word of a product is another one. */
  sold: boolean;
}

const EVERYTHING: CatalogueNews = { offer: true, counted: new Set(), restocked: new Set() };

/** An index that follows the catalogue. */
export interface LiveIndex {
  readonly index: CatalogueIndex;
  readonly dictionary: Dictionary;
  /** Reads changes; rejects when the catalogue cannot be read. */
  refresh(): Promise<void>;
  /** Resolves when the catalogue is not being read. */
  idle(): Promise<void>;
}

/** Reads the whole catalogue. `onTaken` is called for all rows read, `onChange` after every later change. */
export async function openLiveIndex(
  source: IndexSource,
  clock: Clock,
  onChange: (news: CatalogueNews) => void,
  onTaken: (taken: Taken) => void = () => {},
): Promise<LiveIndex> {
  const first = await source.indexChanges(0, clock());
  const index = createIndex(first.rows, await source.facetParameters(), first.version);
  index.sortAll();
  onTaken({ rows: first.rows, removed: [], sold: false });
  let names = await source.names();
  let { offer } = first;
  let dictionary: Dictionary | undefined;

  function takeIn(
    changes: Pick<IndexChanges, 'version' | 'rows' | 'removed'>,
    parameters?: readonly FacetParameter[],
  ): void {
    index.patch(changes, parameters);
    dictionary = undefined;
  }

  async function takeChanges(): Promise<void> {
    if ((await source.version()) === index.version) return;
    const changes = await source.indexChanges(index.version, clock());
    if (changes.offer === offer) return takeSold(changes);
    const parameters = await source.facetParameters();
    names = await source.names();
    ({ offer } = changes);
    takeIn(changes, parameters);
    onTaken({ ...changes, sold: false });
    onChange(EVERYTHING);
  }

  /** Most sales leave enough for the next buyer: no list, order or facet is another one after them. */
  function takeSold({ version, rows }: IndexChanges): void {
    const restocked = rows.filter(({ id, statuses }) => statuses !== index.statusesOf(id));
    if (restocked.length > 0) takeIn({ version, rows: restocked, removed: [] });
    else index.skipTo(version);
    onTaken({ rows: restocked, removed: [], sold: true });
    const ids = (some: readonly IndexRow[]) => new Set(some.map(({ id }) => id));
    onChange({ offer: false, counted: ids(rows), restocked: ids(restocked) });
  }

  /** Promotions begin and end without anybody changing the catalogue. */
  async function takeDue(): Promise<void> {
    const at = clock();
    const due = index.due(at);
    if (due.length === 0) return;
    const rows = await rowsOf(source, due, at);
    const found = new Set(rows.map(({ id }) => id));
    const removed = due.filter((id) => !found.has(id));
    takeIn({ version: index.version, rows, removed });
    onTaken({ rows, removed, sold: false });
    onChange(EVERYTHING);
  }

  // One after another: rows read for a promotion must not come in over newer ones.
  let running: Promise<void> = Promise.resolve();

  return {
    index,
    get dictionary() {
      dictionary ??= createDictionary({
        ...names,
        parameters: index.terms.parameters,
        sizes: index.terms.sizeNames,
      });
      return dictionary;
    },
    refresh: () => {
      const next = running.then(takeChanges).then(takeDue);
      running = next.catch(() => {});
      return next;
    },
    idle: () => running,
  };
}

async function rowsOf(source: IndexSource, ids: readonly number[], at: number): Promise<IndexRow[]> {
  const rows: IndexRow[] = [];
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    rows.push(...(await source.indexRows(ids.slice(start, start + ROWS_AT_ONCE), at)));
  }
  return rows;
}
