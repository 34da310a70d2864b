import { categoryPath, producerPath, seriesPath } from '../catalogue/model.ts';
import type { ProductLoader } from '../catalogue/productLoader.server.ts';
import type { Names } from '../catalogue/service.server.ts';
import { productFields } from '../catalogue/wire/product.ts';
import { pagePath } from '../content/model.ts';
import type { Content } from '../content/service.server.ts';
import { type Clock, MINUTE } from '../kit/clock.ts';
import type { GraphPart } from '../session/graphPart.ts';
import { isTooShort, searchPath, searchText } from './address.ts';
import type { Phrases } from './phrases.server.ts';
import { priceMarks } from './priceMarks.ts';
import type { Search } from './service.server.ts';

export const searchTypeDefs = /* GraphQL */ `
  extend type Query {
    "What the search box offers for a text; groups are empty for fewer than two letters"
    productsTextSearch(searchInput: ProductsTextSearchInput!): ProductsTextSearchResponse!
  }

  input ProductsTextSearchInput {
    text: String!
    "Of each group; 6 when left out, at most 20"
    limit: Int
  }

  type ProductsTextSearchResponse {
    "The text with its typos mended"
    corrected: String
    "Number of all products found"
    total: Int!
    "True when more are found: very common words are not counted to the end"
    totalIsAtLeast: Boolean!
    products: [FoundProduct!]!
    series: [FoundName!]!
    producers: [FoundName!]!
    menuNodes: [FoundMenuNode!]!
    cms: [FoundName!]!
    "What at least five sessions searched for and found"
    searchQueries: [FoundName!]!
  }

  type FoundProduct {
    id: ID!
    name: String!
    versionName: String
    "Letters of the name that were searched for: from, up to and not including, counted in UTF-16"
    marks: [[Int!]!]!
    link: String!
    iconSmall: String
    iconSmallSecond: String
    "Price in points, of what is sold for points alone"
    points: Int
    price: ProductPrice!
    "Other sizes cost more"
    from: Boolean!
    "Unit that the price is of, where it is a measure"
    per: String
    "The price is that of a subscription: it is sold in no other way"
    subscribed: Boolean!
    "It costs nothing"
    gratis: Boolean!
  }

  type FoundName {
    name: String!
    link: String!
  }

  type FoundMenuNode {
    name: String!
    link: String!
    "Categories above it, from the root"
    breadcrumb: FoundBreadcrumb!
  }

  type FoundBreadcrumb {
    items: [FoundBreadcrumbItem!]!
  }

  type FoundBreadcrumbItem {
    title: String!
  }
`;

const LIMIT = 6;
const MOST_LIMIT = 20;

export interface SearchPartOptions {
  search: Search;
  phrases: Phrases;
  load: ProductLoader;
  names(): Promise<Names>;
  content: Pick<Content, 'pageById'>;
  clock: Clock;
  currency: string;
  /** Number of days that a product is new. */
  newDays: number;
  /** Version of the store's catalogue, and the moment at which a price next changes by itself. Epoch ms. */
  catalogue: { version(): Promise<number> | number; nextChangeAt(): number | null };
}

const NOTHING = {
  corrected: null,
  total: 0,
  totalIsAtLeast: false,
  ...{ products: [], series: [], producers: [], menuNodes: [], cms: [], searchQueries: [] },
};

/** The search box for the graph (docs/contract/graph.md#operations). */
export function searchPart(options: SearchPartOptions): GraphPart {
  const { search, phrases, load, content, clock, currency, newDays, catalogue } = options;

  async function productsTextSearch(_: unknown, { searchInput }: Input, context: object) {
    const text = searchText(searchInput.text);
    if (isTooShort(text)) return NOTHING;
    const limit = Math.min(Math.max(0, searchInput.limit ?? LIMIT), MOST_LIMIT);
    return {
      ...(await found(text, limit, context)),
      searchQueries: (await phrases.like(text, limit)).map((name) => ({ name, link: searchPath(name) })),
    };
  }

  async function found(text: string, limit: number, context: object) {
    const { ids, corrected = null, total, atLeast, marks } = await search.products(text, limit);
    const products = await Promise.all(ids.map((id) => load(context, id)));
    const at = clock();
    const shown = products.flatMap((product) => {
      const fields = product && productFields(product, { currency, at, newDays });
      return fields ? { ...fields, ...priceMarks(product, at) } : [];
    });
    return {
      corrected,
      total,
      totalIsAtLeast: atLeast,
      products: shown.map((product) => ({ ...product, price: product.price(), marks: marks(product.name) })),
      ...groups(await options.names(), text, limit),
    };
  }

  function groups({ series, producers, categories }: Names, text: string, limit: number) {
    const ids = (group: Parameters<Search['group']>[0]) => search.group(group, text, limit);
    const byId = <T extends { id: number }>(some: readonly T[]) => new Map(some.map((one) => [one.id, one]));
    const [seriesById, producersById] = [byId(series), byId(producers)];
    return {
      series: ids('series')
        .flatMap((id) => seriesById.get(id) ?? [])
        .map((one) => ({ name: one.name, link: seriesPath(one) })),
      producers: ids('producers')
        .flatMap((id) => producersById.get(id) ?? [])
        .map((one) => ({ name: one.name, link: producerPath(one) })),
      menuNodes: ids('categories')
        .flatMap((id) => categories.byId(id) ?? [])
        .map((one) => ({
          name: one.name,
          link: categoryPath(one),
          breadcrumb: { items: categories.ancestorsOf(one.id).map(({ name }) => ({ title: name })) },
        })),
      cms: ids('pages')
        .flatMap((id) => content.pageById(id) ?? [])
        .map((page) => ({ name: page.title, link: pagePath(page) })),
    };
  }

  return {
    typeDefs: searchTypeDefs,
    resolvers: { Query: { productsTextSearch } },
    alike: {
      productsTextSearch: async () => ({
        state: `${await catalogue.version()} ${search.version}`,
        // Phrases of others are read once a minute.
        until: Math.min(catalogue.nextChangeAt() ?? Number.POSITIVE_INFINITY, clock() + MINUTE),
      }),
    },
  };
}

interface Input {
  searchInput: { text: string; limit?: number | null };
}
