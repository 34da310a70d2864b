import * as v from 'valibot';
import type { Baskets } from '../basket/service.server.ts';
import type { Catalogue } from '../catalogue/service.server.ts';
import type { GraphPart } from '../session/graphPart.ts';
import type { Section, Shopper } from '../session/model.ts';
import { worthOf } from './item.ts';
import { fillsDataLayer } from './rules.ts';
import type { Measuring } from './service.server.ts';
import { basketWorth } from './worth.ts';

/** Field `trackingEvents`: each text is JSON, data and names of files; nothing in it is code (docs/contract/graph.md#events-to-measure). */
export const measuringGraph = (measuring: Measuring): GraphPart => ({
  typeDefs: /* GraphQL */ `
    extend type Query {
      "With ids of events that were heard, the others stay until they are named too; without the argument each is given once"
      trackingEvents(heard: [ID!]): [String!]!
    }
  `,
  resolvers: {
    Query: {
      trackingEvents: async (
        _: unknown,
        { heard }: { heard?: readonly string[] | null },
        { shopper }: { shopper: Shopper },
      ) => (await measuring.take(shopper, heard ?? undefined)).map((event) => JSON.stringify(event)),
    },
  },
});

/** More than any page lists at once. */
const MOST_PRODUCTS = 100;

const params = v.object({
  products: v.fallback(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(MOST_PRODUCTS)), []),
  basket: v.fallback(v.boolean(), false),
});

export interface DataLayerCalls {
  measuring: Measuring;
  catalogue: Pick<Catalogue, 'products'>;
  baskets: Pick<Baskets, 'view'>;
}

/** Section `DataLayer`: the items of a page, for who has agreed to statistics; null for everybody else. */
export const dataLayerSection =
  ({ measuring, catalogue, baskets }: DataLayerCalls): Section =>
  async ({ params: sent, shopper }) => {
    if (!shopper.measured || !fillsDataLayer(measuring.rules, shopper.measured.agreed)) return null;
    const { products: ids, basket: asked } = v.parse(params, sent);
    const facts = await measuring.facts();
    const { currency } = facts;
    const products = await catalogue.products([...new Set(ids)]);
    const items = products.map((product) => {
      const { value, items: told } = worthOf([{ product, size: '', quantity: 1, precision: 0 }], facts);
      return { product: product.id, value, item: told[0] };
    });
    if (!asked) return { currency, items };
    const view = await baskets.view(shopper);
    const known = await catalogue.products([...new Set(view.lines.map(({ product }) => product))]);
    return { currency, items, basket: basketWorth(view, { ...facts, products: known }) };
  };
