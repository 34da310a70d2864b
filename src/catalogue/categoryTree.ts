import type { Category } from './model.ts';

/** Categories by id and address, with their place in the tree. */
export interface CategoryTree {
  roots: readonly Category[];
  byId(id: number): Category | undefined;
  bySlug(slug: string): Category | undefined;
  childrenOf(id: number): readonly Category[];
  /** Ancestors from the root to the parent; empty for a root. */
  ancestorsOf(id: number): readonly Category[];
}

export function categoryTree(categories: readonly Category[]): CategoryTree {
  const ids = new Map(categories.map((category) => [category.id, category]));
  const slugs = new Map(categories.map((category) => [category.slug, category]));
  const children = Map.groupBy(categories, (category) => category.parentId);
  const ancestorsOf = (id: number): Category[] => {
    const path: Category[] = [];
    // The length is bounded by the number of categories, so that a circle in bad data ends too.
    for (let up = ids.get(id)?.parentId; up !== null && up !== undefined && path.length < categories.length; ) {
      const parent = ids.get(up);
      if (!parent) break;
      path.unshift(parent);
      up = parent.parentId;
    }
    return path;
  };
  return {
    roots: children.get(null) ?? [],
    byId: (id) => ids.get(id),
    bySlug: (slug) => slugs.get(slug),
    childrenOf: (id) => children.get(id) ?? [],
    ancestorsOf,
  };
}

/** Categories of every level, a parent before its children. */
export function everyCategory(tree: CategoryTree): Category[] {
  const below = (category: Category): Category[] => [category, ...tree.childrenOf(category.id).flatMap(below)];
  return tree.roots.flatMap(below);
}
