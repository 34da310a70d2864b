/** Bounds of one GraphQL request; beyond them it is refused before anything is resolved. */
export const GRAPHQL_LIMITS = { bytes: 100_000, tokens: 10_000, nesting: 60, depth: 12, aliases: 100 };
