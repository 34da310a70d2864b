import { setImmediate as nextTurn } from 'node:timers/promises';
import { everyCategory } from '../catalogue/categoryTree.ts';
import type { FacetParameter, IndexChanges, IndexRow } from '../catalogue/indexRow.ts';
import type { Names } from '../catalogue/service.server.ts';
import type { Clock } from '../kit/clock.ts';
import type { Taken } from '../listing/liveIndex.server.ts';
import type { KeptIndex } from '../storage/keptIndex.server.ts';
import type { Packed } from '../storage/packed.ts';
import { isRenamed, namedDoc, popularity, productDoc, type SharedNames, sharedNames, weightOf } from './documents.ts';
import { MemoryEngine } from './engine/engine.ts';
import { indexApart } from './engine/indexApart.server.ts';
import type { Found, SearchEngine, SearchLanguage } from './engine/model.ts';
import { packWords, unpackWords } from './kept.ts';
import type { Outside, OutsideCounts } from './openSearch/outside.server.ts';

/** More changed at once than this, or since the last building, is built anew: small segments add up. */
const MOST_PATCHED = 20_000;
const MOST_AT_ONCE = 5000;
/** Ids in one question: databases bound the number of parameters. */
const AT_ONCE = 500;

/** Part of the catalogue that search needs. */
export interface SearchSource {
  names(): Promise<Omit<Names, 'version'>>;
  facetParameters(): Promise<FacetParameter[]>;
  indexChanges(since: number, at: number): Promise<IndexChanges>;
  indexRows(ids: readonly number[], at: number): Promise<IndexRow[]>;
}

export interface SearchOptions {
  catalogue: SearchSource;
  language: SearchLanguage;
  /** Pages of words, by id. */
  pages: readonly { id: number; title: string; lead?: string | undefined }[];
  clock: Clock;
  /** Number of orders that each product was lately bought in. */
  sold(): Promise<ReadonlyMap<number, number>>;
  /** Where the words of an earlier start may be. */
  kept?: Pick<KeptIndex, 'read'> | undefined;
  onError?: (error: unknown) => void;
  /** Asked first for products, where there is one. */
  outside?: Outside | undefined;
}

/** What can be found besides products. */
export const GROUPS = ['series', 'producers', 'categories', 'pages'] as const;
export type Group = (typeof GROUPS)[number];

/** Answers with ids; whoever asks reads names and prices in the catalogue. */
export interface Search {
  /** Another one once other things are found. */
  readonly version: number;
  /** From memory, or from the engine on other machines while that answers in time. */
  products(text: string, most: number): Promise<Found>;
  /** What has become of questions to that engine; undefined where there is none. */
  readonly outside: Readonly<OutsideCounts> | undefined;
  /** Ids of those that have every word, from memory. */
  group(group: Group, text: string, most: number): number[];
  /** Takes in what the lists have just read. */
  take(taken: Taken): void;
  /** Asks anew what is often bought. */
  readSold(): void;
  /** True when its words were built since they were last kept. */
  readonly isNew: boolean;
  /** Words as they were last built, to be kept for the next start. */
  pack(): Packed | undefined;
  /** Resolves when everything taken can be found. */
  idle(): Promise<void>;
}

export function createSearch(options: SearchOptions): Search {
  const { catalogue, language, pages, clock, sold, kept, onError = () => {}, outside } = options;
  const products = new MemoryEngine(language, indexApart(onError));
  const groups: Record<Group, SearchEngine> = {
    series: new MemoryEngine(language),
    producers: new MemoryEngine(language),
    categories: new MemoryEngine(language),
    pages: new MemoryEngine(language),
  };
  let shared: SharedNames | undefined;
  let patched = 0;
  /** Versions of the catalogue that the words were built from, and that are kept. */
  let builtAt: number | undefined;
  let keptAt: number | undefined;
  let bought: ReadonlyMap<number, number> = new Map();
  const ordersOf = ({ id }: IndexRow) => bought.get(id) ?? 0;
  const weigh = (rows: readonly IndexRow[]) => {
    const weights = rows.map((row) => ({ id: row.id, weight: weightOf(row, ordersOf(row)) }));
    products.patch({ docs: [], weights, removed: [] });
  };

  async function takeSold(): Promise<void> {
    const before = bought;
    bought = await sold();
    const ids = [...new Set([...before.keys(), ...bought.keys()])];
    const moved = ids.filter((id) => popularity(before.get(id) ?? 0) !== popularity(bought.get(id) ?? 0));
    for (let from = 0; from < moved.length; from += AT_ONCE) {
      weigh(await catalogue.indexRows(moved.slice(from, from + AT_ONCE), clock()));
    }
  }

  async function takeIn({ version: at, rows, removed, whole, sold: pieces }: Taken): Promise<void> {
    if (pieces) return weigh(rows);
    const names = await catalogue.names();
    const before = shared;
    shared = sharedNames(names, await catalogue.facetParameters());
    await nameGroups(names);
    patched += rows.length;
    if (before === undefined) {
      if (!whole && (await takeKept(shared))) return takeSold();
      bought = await sold();
      await build(whole ? { rows, version: at } : await catalogue.indexChanges(0, clock()), shared);
    } else if (isRenamed(before, shared) || rows.length > MOST_AT_ONCE || patched > MOST_PATCHED) {
      await build(await catalogue.indexChanges(0, clock()), shared);
    } else {
      const known = shared;
      products.patch({ docs: rows.map((row) => productDoc(row, known, ordersOf(row))), weights: [], removed });
    }
  }

  /** Begins with words of an earlier start and what has changed since; false when there are none to begin with. */
  async function takeKept(names: SharedNames): Promise<boolean> {
    const packed = await kept?.read();
    const earlier = packed && unpackWords(packed);
    if (!earlier || isRenamed(earlier.shared, names)) return false;
    const { version: to, rows, removed } = await catalogue.indexChanges(earlier.version, clock());
    if (to < earlier.version || rows.length > MOST_PATCHED) return false;
    bought = earlier.bought;
    products.restore(earlier.segment);
    products.patch({ docs: [], weights: [], removed });
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const docs = rows.slice(from, from + AT_ONCE).map((row) => productDoc(row, names, ordersOf(row)));
      products.patch({ docs, weights: [], removed: [] });
      await nextTurn();
    }
    patched = rows.length;
    builtAt = earlier.version;
    keptAt = earlier.version;
    return true;
  }

  async function build(
    { rows, version: at }: { rows: readonly IndexRow[]; version: number },
    names: SharedNames,
  ): Promise<void> {
    const inOrder = rows.toSorted((a, b) => weightOf(a, ordersOf(a)) - weightOf(b, ordersOf(b)));
    await products.build({
      *[Symbol.iterator]() {
        for (const row of inOrder) yield productDoc(row, names, ordersOf(row));
      },
    });
    patched = 0;
    builtAt = at;
    keptAt = undefined;
  }

  async function nameGroups({ categories, producers, series }: Omit<Names, 'version'>): Promise<void> {
    const named = (some: readonly { id: number; name: string }[]) =>
      some.map(({ id, name }, place) => namedDoc(id, name, place));
    await groups.series.build(named(series));
    await groups.producers.build(named(producers));
    await groups.categories.build(named(everyCategory(categories)));
    await groups.pages.build(pages.map(({ id, title, lead }, place) => namedDoc(id, title, place, lead ? [lead] : [])));
  }

  // One after another: what is read later must not come in before.
  let running: Promise<void> = Promise.resolve();
  let version = 0;
  const inTurn = (work: () => Promise<void>) => {
    running = running
      .then(work)
      .catch(onError)
      .then(() => {
        version++;
      });
  };
  return {
    get version() {
      return version;
    },
    outside: outside?.counts,
    products: async (text, most) => (await outside?.find(text, most)) ?? products.find(text, most),
    group: (group, text, most) => {
      const { ids, missing } = groups[group].find(text, most);
      return missing.length > 0 ? [] : ids;
    },
    take: (taken) => inTurn(() => takeIn(taken)),
    readSold: () => inTurn(takeSold),
    get isNew() {
      return builtAt !== undefined && builtAt !== keptAt;
    },
    pack() {
      const segment = products.built;
      if (segment === undefined || shared === undefined || builtAt === undefined) return undefined;
      keptAt = builtAt;
      return packWords({ version: builtAt, segment, shared, bought });
    },
    idle: () => running,
  };
}
