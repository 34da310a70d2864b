import { findPoints, pointIndex } from '../delivery/points/find.ts';
import type { PickupPoint } from '../delivery/points/model.ts';
import type { Branch } from './model.ts';

/** Town, postcode, street or name that branches are looked for by. */
export const WHERE_PARAM = 'gdzie';
export const LONGEST_WHERE = 80;

/**
 * Branches that hold every word that was typed; for a postcode that none has, all of them, those nearest to its neighbours
 * first. `at` in epoch ms.
 */
export function findBranches(branches: readonly Branch[], typed: string, at: number): Branch[] {
  const bySlug = new Map(branches.map((branch) => [branch.slug, branch]));
  const { points } = findPoints(pointIndex(branches.map(asPoint)), { typed, at });
  return points.flatMap(({ code }) => bySlug.get(code) ?? []);
}

const asPoint = ({ slug, name, street, postcode, city, place }: Branch): PickupPoint => ({
  ...{ code: slug, name, street, postcode, city },
  ...(place ? { place } : {}),
});
