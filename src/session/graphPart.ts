/** What a room adds to the graph: `extend type Query { … }` and its own types, and the functions that answer them. */
export interface GraphPart {
  typeDefs: string;
  /** By name of type, then of field, as makeExecutableSchema takes them. A field is given `{shopper, visitor}` as its third argument. */
  resolvers: Record<string, unknown>;
}
