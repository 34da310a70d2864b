import type { Db } from '../db/open.server.ts';
import { deepFreeze } from '../kit/deepFreeze.ts';
import type { PriceContext } from '../kit/priceContext.ts';
import type { VersionGroup } from './card.ts';
import { type CategoryTree, categoryTree } from './categoryTree.ts';
import { CATALOGUE_VERSION, OFFER_VERSION } from './import/version.server.ts';
import { productIn } from './inContext.ts';
import type { FacetParameter, IndexChanges, IndexRow } from './indexRow.ts';
import { keep } from './keep.server.ts';
import type { Producer, Product, Series } from './model.ts';
import type { PriceType } from './priceView.ts';
import { changedRows, rowsOf } from './store/index.server.ts';
import { allCategories, allProducers, allSeries } from './store/names.server.ts';
import { facetParameters } from './store/parameters.server.ts';
import { feedPictureAddress, offersByIds, productsByIds, stocked, versionIds } from './store/read.server.ts';
import { subscriptions } from './store/subscriptions.server.ts';

/** Categories, producers and series of one version of the catalogue. */
export interface Names {
  version: number;
  categories: CategoryTree;
  producers: readonly Producer[];
  series: readonly Series[];
}

export interface Catalogue {
  product(id: number): Promise<Product | undefined>;
  /**
   * Products in the order asked for; unknown and removed ones are left out. Products are kept while the catalogue stays
   * as it is, and given to all who ask: they are frozen.
   */
  products(ids: readonly number[]): Promise<Product[]>;
  /** Address of a feed's picture; for fetching only, never for a browser. `place` counts from 0. */
  feedPictureAddress(productId: number, place: number): Promise<string | undefined>;
  /** All products of a group, including this one. */
  versionsOf(group: string): Promise<Product[]>;
  /** Number of products in each group and its first ones, for cards. */
  versionGroups(groups: readonly string[]): Promise<Map<string, VersionGroup>>;
  /** Ids of the products of each group; unknown groups are left out. */
  versionIds(groups: readonly string[]): Promise<Map<string, number[]>>;
  names(): Promise<Names>;
  version(): Promise<number>;
  /** Ids of products that can be subscribed to every so many days, one of the given, in the order of ids. */
  subscribable(periods: readonly number[]): Promise<number[]>;
  indexChanges(since: number, at: number, context?: PriceContext): Promise<IndexChanges>;
  indexRows(ids: readonly number[], at: number, context?: PriceContext): Promise<IndexRow[]>;
  facetParameters(): Promise<FacetParameter[]>;
}

/** Products as a transaction sees them, or as they are committed, in any order; unknown and removed ones are left out. */
export const productsIn = (db: Db['read'], ids: readonly number[]): Promise<Product[]> => productsByIds(db, ids);

/** Limit of cached products, some 10 kB each. */
const KEPT_PRODUCTS = 1000;
const KEPT_GROUPS = 1000;

/** More at once, as feeds ask for, would push out what pages need. */
const KEPT_AT_ONCE = 200;

/** Versions of a group that a card shows with a dot. */
const CARD_VERSIONS = 5;

/** @param priceType which price lists go by */
export function createCatalogue(db: Db, priceType: PriceType = 'gross'): Catalogue {
  let names: Promise<Names> | undefined;

  const version = () => db.version(CATALOGUE_VERSION);
  /** Reads rows that are no older than the catalogue is now, from a replica where there is one. */
  const reading = async <T>(work: (rows: Db['read']) => Promise<T>): Promise<T> =>
    db.readAt(CATALOGUE_VERSION, await version(), work);
  // Each sale ends what is kept of stock, and of stock alone.
  const keptOffers = keep({
    // A version of the catalogue that is asked for after one of the offer has that offer.
    load: async (ids: readonly number[]) => frozen(await reading((rows) => offersByIds(rows, ids))),
    version: () => db.version(OFFER_VERSION),
    most: KEPT_PRODUCTS,
  });
  const keptProducts = keep({
    load: async (ids: readonly number[], at) => {
      const offers = [...(await keptOffers(ids)).values()];
      return frozen(await db.readAt(CATALOGUE_VERSION, at, (rows) => stocked(rows, offers)));
    },
    version,
    most: KEPT_PRODUCTS,
  });
  const keptSubscriptions = keep({
    load: async (keys: readonly 'all'[]) => {
      const all = await reading(subscriptions);
      return new Map(keys.map((key) => [key, all]));
    },
    version,
    most: 1,
  });
  const keptGroups = keep({
    load: (groups: readonly string[]) => reading((rows) => versionIds(rows, groups)),
    version,
    most: KEPT_GROUPS,
  });

  async function loadNames(at: number): Promise<Names> {
    const [categories, producers, series] = await db.readAt(CATALOGUE_VERSION, at, (rows) =>
      Promise.all([allCategories(rows), allProducers(rows), allSeries(rows)]),
    );
    return { version: at, categories: categoryTree(categories), producers, series };
  }

  /** Names of the present version: one read of the version row per call; the names are loaded once per version. */
  async function currentNames(): Promise<Names> {
    const now = await version();
    const kept = await names?.catch(() => undefined);
    if (kept?.version === now) return kept;
    names = loadNames(now);
    return names;
  }

  async function products(ids: readonly number[]): Promise<Product[]> {
    const found =
      ids.length > KEPT_AT_ONCE ? byId(await reading((rows) => productsByIds(rows, ids))) : await keptProducts(ids);
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async function ancestors(): Promise<(id: number) => number[]> {
    const { categories } = await currentNames();
    return (id) => categories.ancestorsOf(id).map((category) => category.id);
  }

  return {
    products,
    version: async () => version(),
    names: currentNames,
    product: async (id) => (await products([id]))[0],
    feedPictureAddress: (productId, place) => reading((rows) => feedPictureAddress(rows, productId, place)),
    versionsOf: async (group) => products((await keptGroups([group])).get(group) ?? []),
    versionGroups: async (groups) => {
      const ids = await keptGroups(groups);
      const found = new Map<number, Product>();
      const wanted = [...ids.values()].flatMap((some) => some.slice(0, CARD_VERSIONS));
      for (let from = 0; from < wanted.length; from += KEPT_AT_ONCE)
        for (const one of await products(wanted.slice(from, from + KEPT_AT_ONCE))) found.set(one.id, one);
      return new Map(
        [...ids].map(([group, some]) => [
          group,
          { count: some.length, first: some.slice(0, CARD_VERSIONS).flatMap((id) => found.get(id) ?? []) },
        ]),
      );
    },
    versionIds: (groups) => reading((rows) => versionIds(rows, groups)),
    subscribable: async (periods) =>
      ((await keptSubscriptions(['all'])).get('all') ?? [])
        .filter((one) => one.periods.some((days) => periods.includes(days)))
        .map(({ id }) => id),
    facetParameters: () => reading(facetParameters),
    indexRows: async (ids, at, context) => {
      const above = await ancestors();
      return reading((rows) => rowsOf(rows, ids, { at, priceType, context }, above));
    },
    indexChanges: async (since, at, context) => {
      // In this order: what comes in between is read again with the next version.
      const to = await version();
      const offer = await db.version(OFFER_VERSION);
      const terms = { at, priceType, context };
      const above = await ancestors();
      // After the version of the offer was asked, so that no replica is read that does not have that offer yet.
      const changed = await reading((rows) => changedRows(rows, since, terms, above));
      return { version: to, offer, ...changed };
    },
  };
}

const byId = <T extends { id: number }>(some: readonly T[]): Map<number, T> =>
  new Map(some.map((one) => [one.id, one]));

const frozen = <T extends { id: number }>(some: readonly T[]): Map<number, T> => byId(some.map(deepFreeze));

/** A catalogue with the prices of a context. */
export function catalogueIn(catalogue: Catalogue, context: PriceContext): Catalogue {
  const there = (products: readonly Product[]) => products.map((product) => productIn(product, context));
  return {
    ...catalogue,
    products: async (ids) => there(await catalogue.products(ids)),
    product: async (id) => there((await catalogue.products([id])).slice(0, 1))[0],
    versionsOf: async (group) => there(await catalogue.versionsOf(group)),
    indexRows: (ids, at) => catalogue.indexRows(ids, at, context),
    indexChanges: (since, at) => catalogue.indexChanges(since, at, context),
  };
}
