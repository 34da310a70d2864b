/** Addition of a room to the graph: `extend type Query { … }` and its own types, and the functions that answer them. */
export interface GraphPart {
  typeDefs: string;
  /**
   * Resolvers by type, then by field, as makeExecutableSchema takes them. A field is given `{shopper, visitor}` as its
   * third argument.
   */
  resolvers: Record<string, unknown>;
  /**
   * Fields of Query that are answered alike to everybody, until what they say changes: `state` names what it is now, and
   * `until` is the moment (epoch ms) at which it changes by itself.
   */
  alike?: Readonly<Record<string, () => Promise<{ state: string; until: number }>>>;
}
