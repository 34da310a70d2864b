import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  Lexer,
  type SelectionSetNode,
  Source,
  type Token,
  TokenKind,
  type ValidationContext,
} from 'graphql';
import { GRAPHQL_LIMITS } from './bounds.ts';

export const refused = (code: string, message: string) => new GraphQLError(message, { extensions: { code } });

const OPENING: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * Throws for a query that is too long or too deep. Brackets of every kind are counted before the parser sees them: it
 * calls itself at each, and would exhaust the stack. What is no GraphQL is left to the parser to refuse. Returns the text
 * with every string in it empty.
 */
export function readTokens(text: string): string {
  const lexer = new Lexer(new Source(text));
  let open = 0;
  let tokens = 0;
  let shape = '';
  let from = 0;
  for (let token = nextToken(lexer); token !== undefined; token = nextToken(lexer)) {
    const { kind, start, end } = token;
    tokens += 1;
    if (tokens > GRAPHQL_LIMITS.tokens) {
      throw refused('too_many_tokens', `A query may hold ${GRAPHQL_LIMITS.tokens} tokens`);
    }
    if (OPENING.has(kind)) open += 1;
    else if (CLOSING.has(kind)) open -= 1;
    else if (kind === TokenKind.STRING || kind === TokenKind.BLOCK_STRING) {
      shape += `${text.slice(from, start)}""`;
      from = end;
    }
    if (open > GRAPHQL_LIMITS.nesting) {
      throw refused('too_deep', `Brackets may nest ${GRAPHQL_LIMITS.nesting} levels deep`);
    }
  }
  return from === 0 ? text : shape + text.slice(from);
}

/** Next token; undefined at the end and at anything that is no token. */
function nextToken(lexer: Lexer): Token | undefined {
  try {
    const token = lexer.advance();
    return token.kind === TokenKind.EOF ? undefined : token;
  } catch {
    return undefined;
  }
}

/**
 * Levels of fields. Fragments count where they are spread, so they cannot hide depth, and each is walked once, so that
 * fragments spreading fragments cost nothing; a spread of itself is refused by the standard rules.
 */
function depthOf(set: SelectionSetNode | undefined, context: ValidationContext, known: Map<string, number>): number {
  const depths = (set?.selections ?? []).map((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return fragmentDepth(selection.name.value, context, known);
    // The standard rules bound how deep the graph describes itself.
    if (selection.kind === Kind.FIELD && INTROSPECTION.has(selection.name.value)) return 1;
    const inner = depthOf(selection.selectionSet, context, known);
    return selection.kind === Kind.FIELD ? inner + 1 : inner;
  });
  return depths.reduce((deepest, depth) => Math.max(deepest, depth), 0);
}

function fragmentDepth(name: string, context: ValidationContext, known: Map<string, number>): number {
  const before = known.get(name);
  if (before !== undefined) return before;
  // Stands until the fragment is measured, so that one that holds itself ends.
  known.set(name, 0);
  const depth = depthOf(context.getFragment(name)?.selectionSet ?? undefined, context, known);
  known.set(name, depth);
  return depth;
}

export function depthRule(context: ValidationContext): ASTVisitor {
  const known = new Map<string, number>();
  return {
    OperationDefinition(operation) {
      if (depthOf(operation.selectionSet, context, known) <= GRAPHQL_LIMITS.depth) return;
      context.reportError(refused('too_deep', `A query may be ${GRAPHQL_LIMITS.depth} levels deep`));
    },
  };
}

export function aliasRule(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(field) {
      if (!field.alias) return;
      aliases += 1;
      if (aliases === GRAPHQL_LIMITS.aliases + 1) {
        context.reportError(refused('too_many_aliases', `A query may hold ${GRAPHQL_LIMITS.aliases} aliases`));
      }
    },
  };
}

const INTROSPECTION: ReadonlySet<string> = new Set(['__schema', '__type']);

/**
 * The graph describes itself, because it is there for other programs (OWASP ASVS 5.0, 4.3.2). How deep, the standard rules
 * bound; without aliases nothing is told twice, and the largest answer is the whole shape, once.
 */
export function introspectionRule(context: ValidationContext): ASTVisitor {
  return {
    Field(field) {
      if (!field.alias) return;
      const within = context.getParentType()?.name.startsWith('__') === true;
      if (!within && !INTROSPECTION.has(field.name.value)) return;
      context.reportError(refused('too_many_aliases', 'A query for the shape of the graph may hold no alias'));
    },
  };
}
