import { type BatchLoader, batchLoader } from './batchLoader.ts';
import type { Product } from './model.ts';
import type { Catalogue } from './service.server.ts';

/** A product for one field of a request, whose context is the key; unknown and removed ones are undefined. */
export type ProductLoader = BatchLoader<number, Product>;
/** Ids of the products of a group, in the merchant's order. */
export type GroupLoader = BatchLoader<string, number[]>;

/** Reads products that many fields of one request ask for at the same time with one question, each of them once. */
export const productLoader = (catalogue: Pick<Catalogue, 'products'>): ProductLoader =>
  batchLoader(async (ids) => new Map((await catalogue.products(ids)).map((product) => [product.id, product])));

export const groupLoader = (catalogue: Pick<Catalogue, 'versionIds'>): GroupLoader =>
  batchLoader((groups) => catalogue.versionIds(groups));
