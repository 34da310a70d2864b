import type { GraphPart } from '../session/graphPart.ts';
import type { Opinions } from './service.server.ts';

const typeDefs = /* GraphQL */ `
  extend type Query {
    "Published opinions of a product, the newest first; none for anything else than products"
    opinion(SearchOpinionsInput: SearchOpinionsInput!): [ProductOpinion!]!
  }

  input SearchOpinionsInput {
    "product"
    type: String
    "date; the only order there is"
    ordersBy: String
    "Id of the product"
    sourceId: ID!
    "10 when left out, at most 100"
    resultsLimit: Int
  }

  type ProductOpinion {
    id: ID!
    author: String!
    content: String!
    "1 to 5"
    rating: Int!
    "It was written by a link that was mailed to the buyer"
    confirmedByPurchase: Boolean!
  }
`;

const LIMIT = 10;
const MOST_LIMIT = 100;

interface Input {
  SearchOpinionsInput: { type?: string | null; sourceId: string; resultsLimit?: number | null };
}

/** Opinions in the graph (docs/contract/graph.md#operations). */
export function opinionGraph(opinions: Pick<Opinions, 'newest'>): GraphPart {
  async function opinion(_: unknown, { SearchOpinionsInput: asked }: Input) {
    const { type, sourceId, resultsLimit } = asked;
    if ((type ?? 'product') !== 'product' || !/^\d{1,15}$/.test(sourceId)) return [];
    const limit = Math.min(Math.max(0, resultsLimit ?? LIMIT), MOST_LIMIT);
    if (limit === 0) return [];
    const { opinions: found } = await opinions.newest(Number(sourceId), limit);
    return found.map(({ id, author, content, rating, confirmed }) => ({
      ...{ id, author, content, rating },
      confirmedByPurchase: confirmed,
    }));
  }
  return { typeDefs, resolvers: { Query: { opinion } } };
}
