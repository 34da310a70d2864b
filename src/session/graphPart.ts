/** Addition of a room to the graph: `extend type Query { … }` and its own types, and the functions that answer them. */
export interface GraphPart {
  typeDefs: string;
  /**
   * Resolvers by type, then by field, as makeExecutableSchema takes them. A field is given `{shopper, visitor}` as its
   * third argument.
   */
  resolvers: Record<string, unknown>;
}
