import type { Product } from '../catalogue/model.ts';
import type { Clock } from '../kit/clock.ts';
import type { GraphPart } from '../session/graphPart.ts';
import { MOST_PRODUCTS } from './request.ts';
import type { Hotspots } from './service.server.ts';
import { zoneAt } from './zones.ts';

const typeDefs = /* GraphQL */ `
  extend type Query {
    "Products of a zone; null when it shows nothing. Of the named products a page shows the first; the rest are not shown again"
    hotspots(hotspotsPanelParamsInput: HotspotsPanelParamsInput!): HotspotsResponse
  }

  input HotspotsPanelParamsInput {
    "main, projector, basketedit, text, search or noproduct"
    page: String!
    "zone1 to zone4, or the whole name"
    zone: String!
    "At most 100"
    products: [ID!]
    "Products that the visitor has looked at, newest first, at most 100"
    seen: [ID!]
  }

  type HotspotsResponse {
    name: String!
    url: String
    "chosen, bestsellers, new, promotion, recent, bought_together or series"
    type: String!
    took: Int!
    products: [Product!]!
  }
`;

interface Asked {
  hotspotsPanelParamsInput: { page: string; zone: string; products?: string[] | null; seen?: string[] | null };
}

export interface HotspotGraphOptions {
  hotspots: Hotspots;
  clock: Clock;
  /** A product in the graph; undefined for one that cannot be shown. */
  answer(product: Product, context: object): object | undefined;
}

const areIds = (ids: readonly number[]): boolean =>
  ids.length <= MOST_PRODUCTS && ids.every((id) => Number.isSafeInteger(id) && id > 0);

/** Zones of products in the graph (docs/contract/graph.md#operations). */
export function hotspotGraph({ hotspots, clock, answer }: HotspotGraphOptions): GraphPart {
  async function zoneOf(_: unknown, { hotspotsPanelParamsInput: asked }: Asked, context: object) {
    const { page, zone, products, seen: looked } = asked;
    const started = clock();
    const named = zoneAt(page, zone);
    const ids = (products ?? []).map(Number);
    const seen = (looked ?? []).map(Number);
    if (!named || ![ids, seen].every(areIds)) return null;
    const of = page === 'projector' ? { product: ids[0], products: ids.slice(1) } : { products: ids };
    const found = await hotspots.find(named, { ...of, seen });
    if (!found) return null;
    return {
      name: found.heading,
      url: null,
      type: found.kind,
      took: Math.max(0, clock() - started),
      products: found.products.flatMap((one) => answer(one, context) ?? []),
    };
  }
  return { typeDefs, resolvers: { Query: { hotspots: zoneOf } } };
}
