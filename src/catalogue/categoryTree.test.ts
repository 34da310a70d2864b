import { describe, expect, it } from 'vitest';
import { categoryTree } from './categoryTree.ts';
import type { Category } from './model.ts';

const category = (id: number, parentId: number | null): Category => ({
  id,
  parentId,
  slug: `k${id}`,
  name: `K${id}`,
  position: id,
});
const ids = (some: readonly Category[]) => some.map(({ id }) => id);

describe('the tree of categories', () => {
  const tree = categoryTree([
    category(1, null),
    category(2, null),
    category(11, 1),
    category(12, 1),
    category(121, 12),
  ]);

  it('knows roots, children and the way up, in the order given', () => {
    expect(ids(tree.roots)).toEqual([1, 2]);
    expect(ids(tree.childrenOf(1))).toEqual([11, 12]);
    expect(tree.childrenOf(11)).toEqual([]);
    expect(ids(tree.ancestorsOf(121))).toEqual([1, 12]);
    expect(tree.ancestorsOf(1)).toEqual([]);
  });

  it('finds a category by id and by address', () => {
    expect(tree.byId(12)?.slug).toBe('k12');
    expect(tree.bySlug('k12')?.id).toBe(12);
    expect([tree.byId(99), tree.bySlug('constructor'), tree.bySlug('')]).toEqual([undefined, undefined, undefined]);
    expect(tree.ancestorsOf(99)).toEqual([]);
  });

  it('ends also in a circle, and at a parent that is not there', () => {
    const broken = categoryTree([category(1, 2), category(2, 1), category(3, 3), category(4, 99)]);
    expect(broken.roots).toEqual([]);
    expect(broken.ancestorsOf(1).length).toBeLessThanOrEqual(4);
    expect(broken.ancestorsOf(3).length).toBeLessThanOrEqual(4);
    expect(broken.ancestorsOf(4)).toEqual([]);
  });
});
