import { createHash } from 'node:crypto';
import type { Catalogue } from '../../catalogue/service.server.ts';
import type { Listing } from '../../listing/service.server.ts';

/** Data that a page was made from, as far as sales may alter them. */
export interface Reads {
  /** Products it shows in any way: a price, whether they can be bought. */
  products: ReadonlySet<number>;
  /** Products of the page whose number of pieces it shows. */
  counted: ReadonlySet<number>;
  /** Tells whether every list that it asked for still holds the same. */
  listsHold(): boolean;
}

export interface Sources {
  catalogue: Catalogue;
  listing: Listing;
}

/** Sources with a note of all that is read through them. */
export function recordReads({ catalogue, listing }: Sources): Sources & { reads: Reads } {
  const products = new Set<number>();
  const counted = new Set<number>();
  const lists: { ask: () => unknown; held: string }[] = [];

  function asked<T>(ask: () => T): T {
    const found = ask();
    lists.push({ ask, held: digest(found) });
    return found;
  }

  return {
    catalogue: {
      ...catalogue,
      product: (id) => {
        products.add(id);
        counted.add(id);
        return catalogue.product(id);
      },
      products: (ids) => {
        for (const id of ids) products.add(id);
        return catalogue.products(ids);
      },
      versionsOf: async (group) => {
        const versions = await catalogue.versionsOf(group);
        for (const { id } of versions) products.add(id);
        return versions;
      },
    },
    listing: {
      ...listing,
      // Read anew each time, which a copy would not.
      get version() {
        return listing.version;
      },
      get isOpen() {
        return listing.isOpen;
      },
      get dictionary() {
        return listing.dictionary;
      },
      list: (query) => asked(() => listing.list(query)),
      first: (query) => asked(() => listing.first(query)),
      newest: (count) => asked(() => listing.newest(count)),
      reduced: (count) => asked(() => listing.reduced(count)),
      countByCategory: () => asked(() => listing.countByCategory()),
      size: () => asked(() => listing.size()),
    },
    reads: { products, counted, listsHold: () => lists.every(({ ask, held }) => digest(ask()) === held) },
  };
}

const plain = (_: string, value: unknown): unknown => (value instanceof Map ? [...value] : value);
const digest = (found: unknown): string => createHash('sha1').update(JSON.stringify(found, plain)).digest('base64');
