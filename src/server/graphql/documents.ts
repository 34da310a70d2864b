import { type DocumentNode, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql';
import { createBounded } from '../../kit/bounded.ts';
import { costRule } from './cost.ts';
import { aliasRule, depthRule, introspectionRule, readTokens } from './limits.ts';

/**
 * Limit of texts and shapes that are remembered; a program that varies its queries pushes out only its own. A word of a query takes
 * hundreds of bytes once it is read, so what strangers can fill is few and short.
 */
const MOST_REMEMBERED = 200;
/** A longer text is not worth its room. Characters */
const LONGEST_REMEMBERED = 2000;

export const RULES = [...specifiedRules, depthRule, aliasRule, costRule, introspectionRule];

/** What yoga remembers of queries that it has read, and of texts that were none; by itself 1024 of each, of any length. */
export const yogaMemory = () => ({ documentCache: shortTexts<DocumentNode>(), errorCache: shortTexts<Error>() });

/** Yoga notes the place of each word too. */
const MOST_OF_YOGA = 50;

function shortTexts<Value>() {
  const kept = createBounded<string, Value>(MOST_OF_YOGA);
  return {
    get: kept.get,
    set(text: string, value: Value) {
      if (text.length <= LONGEST_REMEMBERED) kept.set(text, value);
    },
  };
}

export interface Documents {
  /** Reads a query; undefined for one that is none, or too long or deep. */
  read(text: string): ReadDocument | undefined;
}

export interface ReadDocument {
  document: DocumentNode;
  /** True when it keeps all rules. */
  valid: boolean;
}

/**
 * Queries parsed and validated. Clients write what a shopper has typed into the query itself, so that no text comes
 * twice; but whether a query keeps the rules does not depend on what stands inside its strings, as long as no type of
 * the schema reads strings in its own way. So texts that differ in nothing else are validated once.
 */
export function createDocuments(schema: GraphQLSchema): Documents {
  const parsed = createBounded<string, ReadDocument>(MOST_REMEMBERED);
  const shapes = createBounded<string, boolean>(MOST_REMEMBERED);

  function isValid(shape: string, document: DocumentNode): boolean {
    const known = shapes.get(shape);
    if (known !== undefined) return known;
    const valid = validate(schema, document, RULES).length === 0;
    if (shape.length <= LONGEST_REMEMBERED) shapes.set(shape, valid);
    return valid;
  }

  return {
    read(text) {
      const known = parsed.get(text);
      if (known) return known;
      try {
        const shape = readTokens(text);
        const document = parse(text, { noLocation: true });
        const read = { document, valid: isValid(shape, document) };
        // One without strings may come again as it is.
        if (shape === text && text.length <= LONGEST_REMEMBERED) parsed.set(text, read);
        return read;
      } catch {
        return undefined;
      }
    },
  };
}
