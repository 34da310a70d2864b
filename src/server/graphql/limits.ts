import { type ASTVisitor, GraphQLError, Kind, type SelectionSetNode, type ValidationContext } from 'graphql';

/** Bounds of one GraphQL request; beyond them it is refused before anything is resolved. */
export const GRAPHQL_LIMITS = { bytes: 100_000, tokens: 10_000, depth: 12, aliases: 100 };

const refuse = (context: ValidationContext, code: string, message: string) =>
  context.reportError(new GraphQLError(message, { extensions: { code } }));

/** Fragments are walked where they are spread, so they cannot hide depth; a spread of itself is refused by the standard rules. */
function depthOf(set: SelectionSetNode | undefined, context: ValidationContext, open: ReadonlySet<string>): number {
  if (!set || open.size > GRAPHQL_LIMITS.depth) return 0;
  const depths = set.selections.map((selection) => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const name = selection.name.value;
      const fragment = open.has(name) ? undefined : context.getFragment(name);
      return depthOf(fragment?.selectionSet, context, new Set([...open, name]));
    }
    const inner = depthOf(selection.selectionSet, context, open);
    return selection.kind === Kind.FIELD ? inner + 1 : inner;
  });
  return Math.max(0, ...depths);
}

export function depthRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const depth = depthOf(operation.selectionSet, context, new Set());
      if (depth > GRAPHQL_LIMITS.depth)
        refuse(context, 'too_deep', `A query may be ${GRAPHQL_LIMITS.depth} levels deep`);
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
        refuse(context, 'too_many_aliases', `A query may hold ${GRAPHQL_LIMITS.aliases} aliases`);
      }
    },
  };
}
