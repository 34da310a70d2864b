import type { Db, Tx } from '../db/open.server.ts';
import { readVersion } from '../db/versions.server.ts';
import { type CategoryTree, categoryTree } from './categoryTree.ts';
import { CATALOGUE_VERSION } from './import/version.ts';
import type { FacetParameter, IndexChanges, IndexRow } from './indexRow.ts';
import type { Producer, Product, Series } from './model.ts';
import { changedRows, rowsOf } from './store/index.server.ts';
import { allCategories, allProducers, allSeries } from './store/names.server.ts';
import { facetParameters } from './store/parameters.server.ts';
import { feedPictureAddress, productsByIds, versionIds } from './store/read.server.ts';

/** Categories, producers and series of one version of the catalogue. */
export interface Names {
  version: number;
  categories: CategoryTree;
  producers: readonly Producer[];
  series: readonly Series[];
}

export interface Catalogue {
  product(id: number): Promise<Product | undefined>;
  /** In the order asked for; unknown and removed ones are left out. */
  products(ids: readonly number[]): Promise<Product[]>;
  /** Where a feed keeps a picture of a product; for fetching only, never for a browser. `place` counts from 0. */
  feedPictureAddress(productId: number, place: number): Promise<string | undefined>;
  /** All products of a group, the product itself included. */
  versionsOf(group: string): Promise<Product[]>;
  names(): Promise<Names>;
  version(): Promise<number>;
  indexChanges(since: number, at: number): Promise<IndexChanges>;
  indexRows(ids: readonly number[], at: number): Promise<IndexRow[]>;
  facetParameters(): Promise<FacetParameter[]>;
}

/** Products as a transaction sees them, in any order; unknown and removed ones are left out. */
export const productsIn = (tx: Tx, ids: readonly number[]): Promise<Product[]> => productsByIds(tx, ids);

export function createCatalogue(db: Db): Catalogue {
  let names: Promise<Names> | undefined;

  const version = () => readVersion(db.read, CATALOGUE_VERSION);

  async function loadNames(at: number): Promise<Names> {
    const [categories, producers, series] = await Promise.all([
      allCategories(db.read),
      allProducers(db.read),
      allSeries(db.read),
    ]);
    return { version: at, categories: categoryTree(categories), producers, series };
  }

  /** One read of the version row for each call; the names themselves are loaded once a version. */
  async function currentNames(): Promise<Names> {
    const now = await version();
    const kept = await names?.catch(() => undefined);
    if (kept?.version === now) return kept;
    names = loadNames(now);
    return names;
  }

  async function products(ids: readonly number[]): Promise<Product[]> {
    const found = new Map((await productsByIds(db.read, ids)).map((product) => [product.id, product]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async function ancestors(): Promise<(id: number) => number[]> {
    const { categories } = await currentNames();
    return (id) => categories.ancestorsOf(id).map((category) => category.id);
  }

  return {
    products,
    version,
    names: currentNames,
    product: async (id) => (await products([id]))[0],
    feedPictureAddress: (productId, place) => feedPictureAddress(db.read, productId, place),
    versionsOf: async (group) => products(await versionIds(db.read, group)),
    facetParameters: () => facetParameters(db.read),
    indexRows: async (ids, at) => rowsOf(db.read, ids, at, await ancestors()),
    indexChanges: async (since, at) => {
      const to = await version();
      return { version: to, ...(await changedRows(db.read, since, at, await ancestors())) };
    },
  };
}
