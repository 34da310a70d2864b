import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FacetParameter, IndexChanges, IndexRow } from '../catalogue/indexRow.ts';
import type { Clock } from '../kit/clock.ts';
import type { KeptIndex } from '../storage/keptIndex.server.ts';
import type { Packed } from '../storage/packed.ts';
import { type CatalogueIndex, createIndex, unpackIndex } from './catalogueIndex.ts';
import { createDictionary, type Dictionary } from './dictionary.ts';
import type { IndexSource } from './indexSource.ts';
import type { CatalogueNews } from './news.ts';

/** Ids in one question: databases bound the number of parameters. */
const ROWS_AT_ONCE = 500;
/** Rows taken in before others get a turn, while the whole catalogue is read. */
const SLICE = 2000;

/** What was read from the catalogue, for who keeps an index of their own. */
export interface Taken {
  /** Version of the catalogue that it leads to. */
  version: number;
  /** True for all rows of the catalogue, false for those that have changed. */
  whole: boolean;
  rows: readonly IndexRow[];
  removed: readonly number[];
  /** True when only pieces came or went: no word of a product is another one. */
  sold: boolean;
}

const EVERYTHING: CatalogueNews = { offer: true, counted: new Set(), restocked: new Set() };

/** An index that follows the catalogue. */
export interface LiveIndex {
  /** Empty until the catalogue has been read. */
  readonly index: CatalogueIndex;
  readonly isOpen: boolean;
  /** Resolves once the catalogue has been read. */
  readonly opened: Promise<void>;
  readonly dictionary: Dictionary;
  /** Rows read since the index was last the same as the one that is kept. */
  readonly drift: number;
  /** All of it, for the next start. */
  pack(): Packed;
  /** Reads the catalogue the first time, changes later; rejects when it cannot be read. */
  refresh(): Promise<void>;
  /** Resolves when the catalogue is not being read. */
  idle(): Promise<void>;
}

export interface LiveIndexOptions {
  source: IndexSource;
  clock: Clock;
  /** Where the index of an earlier start may be. */
  kept?: Pick<KeptIndex, 'read'> | undefined;
  /** Called once the catalogue is read, and after every change. */
  onChange(news: CatalogueNews): void;
  /** Called with all rows read; after a start from a kept index, with those that have changed since. */
  onTaken?: ((taken: Taken) => void) | undefined;
}

/** Nothing is read before the first `refresh`. */
export function createLiveIndex({ source, clock, kept, onChange, onTaken = () => {} }: LiveIndexOptions): LiveIndex {
  let index = createIndex([], []);
  let isOpen = false;
  const opened = Promise.withResolvers<void>();
  let names: Awaited<ReturnType<IndexSource['names']>> = { producers: [], series: [] };
  let offer = 0;
  let drift = 0;
  let dictionary: Dictionary | undefined;

  async function takeAll(): Promise<void> {
    const first = await source.indexChanges(0, clock());
    const whole = createIndex([], await source.facetParameters(), first.version);
    names = await source.names();
    for (let from = 0; from < first.rows.length; from += SLICE) {
      whole.patch({ version: first.version, rows: first.rows.slice(from, from + SLICE), removed: [] });
      await nextTurn();
    }
    for (const _ of whole.sorting()) await nextTurn();
    drift = Number.POSITIVE_INFINITY;
    open(whole, first.offer, { ...first, removed: [], whole: true, sold: false });
  }

  const takeFirst = async () => void ((await takeKept()) || (await takeAll()));

  /** Begins with the index of an earlier start and what has changed since; false when there is none to begin with. */
  async function takeKept(): Promise<boolean> {
    const packed = await kept?.read();
    if (!packed) return false;
    const since = Number(packed.facts.version);
    const changes = await source.indexChanges(since, clock());
    const earlier = unpackedOr(packed, await source.facetParameters());
    if (!earlier || changes.version < since) return false;
    names = await source.names();
    for (let from = 0; from < changes.rows.length; from += SLICE) {
      earlier.patch({ ...changes, rows: changes.rows.slice(from, from + SLICE), removed: [] });
      await nextTurn();
    }
    earlier.patch({ ...changes, rows: [] });
    for (const _ of earlier.sorting()) await nextTurn();
    drift = changes.rows.length + changes.removed.length;
    open(earlier, changes.offer, { ...changes, whole: false, sold: false });
    return true;
  }

  function open(opening: CatalogueIndex, at: number, taken: Taken): void {
    index = opening;
    offer = at;
    dictionary = undefined;
    isOpen = true;
    onTaken(taken);
    onChange(EVERYTHING);
    opened.resolve();
  }

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
    drift += changes.rows.length + changes.removed.length;
    if (changes.offer === offer) return takeSold(changes);
    const parameters = await source.facetParameters();
    names = await source.names();
    ({ offer } = changes);
    takeIn(changes, parameters);
    onTaken({ ...changes, whole: false, sold: false });
    onChange(EVERYTHING);
  }

  /** Most sales leave enough for the next buyer: no list, order or facet is another one after them. */
  function takeSold({ version, rows }: IndexChanges): void {
    const restocked = rows.filter(({ id, statuses }) => statuses !== index.statusesOf(id));
    if (restocked.length > 0) takeIn({ version, rows: restocked, removed: [] });
    else index.skipTo(version);
    onTaken({ version, rows: restocked, removed: [], whole: false, sold: true });
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
    onTaken({ version: index.version, rows, removed, whole: false, sold: false });
    onChange(EVERYTHING);
  }

  // One after another: rows read for a promotion must not come in over newer ones.
  let running: Promise<void> = Promise.resolve();

  return {
    get index() {
      return index;
    },
    get isOpen() {
      return isOpen;
    },
    opened: opened.promise,
    get drift() {
      return drift;
    },
    pack() {
      drift = 0;
      return index.pack();
    },
    get dictionary() {
      dictionary ??= createDictionary({
        ...names,
        parameters: index.terms.parameters,
        sizes: index.terms.sizeNames,
      });
      return dictionary;
    },
    refresh: () => {
      const next = running.then(() => (isOpen ? takeChanges() : takeFirst())).then(takeDue);
      running = next.catch(() => {});
      return next;
    },
    idle: () => running,
  };
}

/** The index that was kept; undefined when it cannot be read after all. */
function unpackedOr(packed: Packed, parameters: readonly FacetParameter[]): CatalogueIndex | undefined {
  try {
    return unpackIndex(packed, parameters);
  } catch {
    return undefined;
  }
}

async function rowsOf(source: IndexSource, ids: readonly number[], at: number): Promise<IndexRow[]> {
  const rows: IndexRow[] = [];
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    rows.push(...(await source.indexRows(ids.slice(start, start + ROWS_AT_ONCE), at)));
  }
  return rows;
}
