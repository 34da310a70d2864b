import { type DocumentNode, execute, type GraphQLSchema, Kind } from 'graphql';
import { createDocuments, type ReadDocument } from './documents.ts';

/** The one field that may be asked for without saying that the body is JSON: forms out there do, and it changes nothing. */
export const OPEN = 'validateClientData';

/** A query for that field and nothing else. */
export interface OpenQuery extends ReadDocument {
  /** Rest of the body. */
  rest: Record<string, unknown>;
}

export interface QuickAnswers {
  /** Undefined for a body that asks for anything else, or for nothing that can be read. */
  read(body: string): OpenQuery | undefined;
  /** The answer as JSON; undefined when there is more to say than its data. Asking again changes nothing. */
  answer(query: OpenQuery, who: object): Promise<string | undefined>;
}

/**
 * Answers forms, which ask while a shopper types, each time with another text, for a fourth of the work of the whole
 * graph; whatever is not as it should be is left to the graph, which tells what is wrong.
 */
export function quickAnswers(schema: GraphQLSchema): QuickAnswers {
  const documents = createDocuments(schema);
  return {
    read(body) {
      const { query, ...rest } = jsonIn(body);
      if (typeof query !== 'string' || !query.includes(OPEN)) return undefined;
      const read = documents.read(query);
      return read && asksOnlyOpen(read.document) ? { ...read, rest } : undefined;
    },
    async answer({ document, valid, rest }, who) {
      const { variables, ...more } = rest;
      if (!valid || Object.keys(more).length > 0 || !isVariables(variables)) return undefined;
      const result = await execute({ schema, document, contextValue: who, variableValues: variables ?? {} });
      return result.errors ? undefined : JSON.stringify(result);
    },
  };
}

function jsonIn(body: string): Record<string, unknown> {
  try {
    const sent: unknown = JSON.parse(body);
    return typeof sent === 'object' && sent !== null ? { ...sent } : {};
  } catch {
    return {};
  }
}

const isVariables = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value === undefined || value === null || (typeof value === 'object' && !Array.isArray(value));

/**
 * A browser sends a body that does not say that it is JSON for any other site without asking first, so nothing that writes
 * or tells of the shopper may be reached by it.
 */
function asksOnlyOpen({ definitions }: DocumentNode): boolean {
  const operations = definitions.filter(({ kind }) => kind !== Kind.FRAGMENT_DEFINITION);
  return (
    operations.length > 0 &&
    operations.every(
      (one) =>
        one.kind === Kind.OPERATION_DEFINITION &&
        one.operation === 'query' &&
        // A fragment here could hold any field; a form has no need of one.
        one.selectionSet.selections.every((field) => field.kind === Kind.FIELD && field.name.value === OPEN),
    )
  );
}
