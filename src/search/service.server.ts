import type { FacetParameter, IndexChanges, IndexRow } from '../catalogue/indexRow.ts';
import type { Names } from '../catalogue/service.server.ts';
import type { Clock } from '../kit/clock.ts';
import type { Taken } from '../listing/liveIndex.server.ts';
import {
  everyCategory,
  isRenamed,
  namedDoc,
  popularity,
  productDoc,
  type SharedNames,
  sharedNames,
  weightOf,
} from './documents.ts';
import { MemoryEngine } from './engine/engine.ts';
import { indexApart } from './engine/indexApart.server.ts';
import type { Found, SearchEngine, SearchLanguage } from './engine/model.ts';
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
  /** Resolves when everything taken can be found. */
  idle(): Promise<void>;
}

export function createSearch(options: SearchOptions): Search {
  const { catalogue, language, pages, clock, sold, onError = () => {}, outside } = options;
  const products = new MemoryEngine(language, indexApart(onError));
  const groups: Record<Group, SearchEngine> = {
    series: new MemoryEngine(language),
    producers: new MemoryEngine(language),
    categories: new MemoryEngine(language),
    pages: new MemoryEngine(language),
  };
  let shared: SharedNames | undefined;
  let patched = 0;
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

  async function takeIn({ rows, removed, sold: pieces }: Taken): Promise<void> {
    if (pieces) return weigh(rows);
    const names = await catalogue.names();
    const before = shared;
    shared = sharedNames(names, await catalogue.facetParameters());
    await nameGroups(names);
    patched += rows.length;
    if (before === undefined) {
      bought = await sold();
      await build(rows, shared);
    } else if (isRenamed(before, shared) || rows.length > MOST_AT_ONCE || patched > MOST_PATCHED) {
      await build((await catalogue.indexChanges(0, clock())).rows, shared);
    } else {
      const known = shared;
      products.patch({ docs: rows.map((row) => productDoc(row, known, ordersOf(row))), weights: [], removed });
    }
  }

  async function build(rows: readonly IndexRow[], names: SharedNames): Promise<void> {
    const inOrder = rows.toSorted((a, b) => weightOf(a, ordersOf(a)) - weightOf(b, ordersOf(b)));
    await products.build({
      *[Symbol.iterator]() {
        for (const row of inOrder) yield productDoc(row, names, ordersOf(row));
      },
    });
    patched = 0;
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
    idle: () => running,
  };
}
