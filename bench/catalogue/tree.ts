import type { Ref } from '../../src/catalogue/draft.ts';
import { DEPARTMENTS, type Department, type Kind } from './departments.ts';
import type { Random } from './random.ts';

export interface Place {
  department: Department;
  kind: Kind;
  /** Root, group, leaf. */
  path: [Ref, Ref, Ref];
}

const ref = (externalId: string, name: string): Ref => ({ externalId, name });

const places = DEPARTMENTS.map((department, d): { share: number; leaves: Place[] } => ({
  share: department.share,
  leaves: department.groups.flatMap((group, g) =>
    group.kinds.map((kind, k): Place => {
      const path: Place['path'] = [
        ref(`k${d}`, department.name),
        ref(`k${d}-${g}`, group.name),
        ref(`k${d}-${g}-${k}`, kind.name),
      ];
      return { department, kind, path };
    }),
  ),
}));

/** A leaf category; a department is as likely as its share says. */
export function placeOf(random: Random): Place {
  let drawn = random.below(100);
  const department = places.find(({ share }) => {
    drawn -= share;
    return drawn < 0;
  });
  const leaf = department?.leaves[random.below(department.leaves.length)];
  if (!leaf) throw new Error('The shares of the departments are not a hundred together');
  return leaf;
}
