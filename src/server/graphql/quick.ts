import { type DocumentNode, execute, type GraphQLSchema, Kind } from 'graphql';
import { createBounded } from '../../kit/bounded.ts';
import type { Clock } from '../../kit/clock.ts';
import { parsedJson } from '../../kit/json.ts';
import type { GraphPart } from '../../session/graphPart.ts';
import { createDocuments, type ReadDocument } from './documents.ts';

/** The one field that may be asked for without saying that the body is JSON: forms out there do, and it changes nothing. */
export const OPEN = 'validateClientData';

/** Fields that are asked for while a shopper types. */
const QUICK: readonly string[] = [OPEN, 'productsTextSearch'];

/** True for an address whose label names such a field; the label is a hint alone. */
export const isLabelledQuick = (url: string): boolean => QUICK.some((name) => url.includes(name));

/** Answers kept, most of what is typed was typed by others; and the longest body that may come again. Characters */
const MOST_KEPT = 1000;
const LONGEST_KEPT = 2000;

/** A query for such fields and nothing else. */
export interface QuickQuery extends ReadDocument {
  body: string;
  /** True when it asks for the open field alone. */
  open: boolean;
  /** Rest of the body. */
  rest: Record<string, unknown>;
}

export interface QuickAnswers {
  /** Undefined for a body that asks for anything else, or for nothing that can be read. */
  read(body: string): QuickQuery | undefined;
  /** The answer to the same body before, as JSON, while it is still true. */
  kept(body: string): Promise<string | undefined>;
  /** The answer as JSON; undefined when there is more to say than its data. Asking again changes nothing. */
  answer(query: QuickQuery, who: object): Promise<string | undefined>;
}

/**
 * Answers forms and the search box, which ask while a shopper types, each time with another text, for a fourth of the work of
 * the whole graph; whatever is not as it should be is left to the graph, which tells what is wrong.
 */
export function quickAnswers(schema: GraphQLSchema, parts: readonly GraphPart[], clock: Clock): QuickAnswers {
  const documents = createDocuments(schema);
  const alike = Object.assign({}, ...parts.map((part) => part.alike)) as NonNullable<GraphPart['alike']>;
  const made = createBounded<string, { field: string; state: string; until: number; answer: string }>(MOST_KEPT);
  return {
    async kept(body) {
      const before = body.length <= LONGEST_KEPT ? made.get(body) : undefined;
      if (!before || clock() >= before.until) return undefined;
      return (await alike[before.field]?.())?.state === before.state ? before.answer : undefined;
    },
    read(body) {
      const { query, ...rest } = jsonIn(body);
      if (typeof query !== 'string' || !isLabelledQuick(query)) return undefined;
      const read = documents.read(query);
      if (!read || !asksOnly(read.document, QUICK)) return undefined;
      return { ...read, body, open: asksOnly(read.document, [OPEN]), rest };
    },
    async answer({ body, document, valid, rest }, who) {
      const { variables, ...more } = rest;
      if (!valid || Object.keys(more).length > 0 || !isVariables(variables)) return undefined;
      const field = Object.keys(alike).find((name) => asksOnly(document, [name]));
      const facts = field === undefined ? undefined : await alike[field]?.();
      const result = await execute({ schema, document, contextValue: who, variableValues: variables ?? {} });
      if (result.errors) return undefined;
      const answer = JSON.stringify(result);
      if (field !== undefined && facts && body.length <= LONGEST_KEPT) made.set(body, { field, ...facts, answer });
      return answer;
    },
  };
}

function jsonIn(body: string): Record<string, unknown> {
  const sent = parsedJson(body);
  return typeof sent === 'object' && sent !== null ? { ...sent } : {};
}

const isVariables = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value === undefined || value === null || (typeof value === 'object' && !Array.isArray(value));

/**
 * A browser sends a body that does not say that it is JSON for any other site without asking first, so nothing that writes
 * or tells of the shopper may be reached by it.
 */
function asksOnly({ definitions }: DocumentNode, names: readonly string[]): boolean {
  const operations = definitions.filter(({ kind }) => kind !== Kind.FRAGMENT_DEFINITION);
  return (
    operations.length > 0 &&
    operations.every(
      (one) =>
        one.kind === Kind.OPERATION_DEFINITION &&
        one.operation === 'query' &&
        // A fragment here could hold any field; a form has no need of one.
        one.selectionSet.selections.every((field) => field.kind === Kind.FIELD && names.includes(field.name.value)),
    )
  );
}
