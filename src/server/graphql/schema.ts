import { createSchema, type YogaInitialContext } from 'graphql-yoga';
import type { GraphPart } from '../../session/graphPart.ts';
import type { Visit } from '../../session/model.ts';
import type { ShopFile } from '../../settings/shopFile.ts';

/** Context of every resolver. */
export interface GraphContext extends YogaInitialContext {
  shopper: Visit;
  /** Key of the visitor where there is no session; for counting. */
  visitor: string;
}

/** The part of the graph that speaks of the shop as a whole; rooms extend Query and Mutation with their own. */
const shopFields = /* GraphQL */ `
  type Query {
    shop: ShopResponse!
  }

  type ShopResponse {
    name: String!
    currency: String!
    "gross or net: which price is shown first"
    priceType: String!
  }
`;

export function shopSchema(file: ShopFile, parts: readonly GraphPart[] = []) {
  const shop = { Query: { shop: () => ({ name: file.name, currency: file.currency, priceType: file.price_type }) } };
  return createSchema<GraphContext>({
    typeDefs: [shopFields, ...parts.map(({ typeDefs }) => typeDefs)],
    resolvers: [shop, ...parts.map(({ resolvers }) => resolvers as typeof shop)],
  });
}
