import {
  type ASTVisitor,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { refused } from './limits.ts';

/**
 * Fields a query may ask for, those of fragments counted wherever they are spread, those in lists ten times: a dozen
 * products with every size and tier.
 */
export const MOST_COST = 30_000;
const LIST_LENGTH = 10;

/**
 * Bounds the work of a query. Its length does not: a dozen fragments that spread one another twice are short, and ask for
 * thousands of fields. Each fragment is counted once, so counting itself is cheap.
 */
export function costRule(context: ValidationContext): ASTVisitor {
  const known = new Map<string, number>();

  function ofSet(set: SelectionSetNode | undefined, parent: GraphQLNamedType | undefined): number {
    let cost = 0;
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) cost += ofFragment(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const named = selection.typeCondition?.name.value;
        cost += ofSet(selection.selectionSet, named === undefined ? parent : context.getSchema().getType(named));
      } else {
        const type = fieldType(parent, selection.name.value);
        const inner = ofSet(selection.selectionSet, type && getNamedType(type));
        cost += 1 + inner * (type && hasList(type) ? LIST_LENGTH : 1);
      }
      if (cost > MOST_COST) return cost;
    }
    return cost;
  }

  function ofFragment(name: string): number {
    const before = known.get(name);
    if (before !== undefined) return before;
    // Stands until the fragment is counted, so that one that holds itself ends.
    known.set(name, 0);
    const fragment = context.getFragment(name);
    const cost = ofSet(
      fragment?.selectionSet,
      fragment ? context.getSchema().getType(fragment.typeCondition.name.value) : undefined,
    );
    known.set(name, cost);
    return cost;
  }

  return {
    OperationDefinition(operation) {
      const root = context.getSchema().getRootType(operation.operation);
      if (ofSet(operation.selectionSet, root ?? undefined) <= MOST_COST) return;
      context.reportError(refused('too_costly', `A query may ask for ${MOST_COST} fields in all`));
    },
  };
}

function fieldType(parent: GraphQLNamedType | undefined, name: string): GraphQLOutputType | undefined {
  if (!isObjectType(parent) && !isInterfaceType(parent)) return undefined;
  return parent.getFields()[name]?.type;
}

function hasList(type: GraphQLOutputType): boolean {
  if (isListType(type)) return true;
  return isNonNullType(type) && hasList(type.ofType);
}
