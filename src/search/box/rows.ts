import { searchPath } from '../address.ts';
import type { Found, FoundOption, GroupName } from './found.ts';

/** A group as the dropdown shows it. */
export interface ListedGroup {
  name: GroupName | 'recent';
  options: readonly FoundOption[];
  /** Place of its first option among all. */
  first: number;
  /** The last option leads to all products found, to at least so many. */
  all?: { n: number; atLeast: boolean };
}

/** Groups of an answer; more products than are shown have an option of their own that leads to them. */
export function groupsOfFound({ total, atLeast, groups }: Found, text: string): ListedGroup[] {
  let first = 0;
  return groups.map(({ name, options }) => {
    const isMore = name === 'products' && total > options.length;
    const own = isMore ? [...options, { href: searchPath(text), name: '', detail: '' }] : options;
    const group = { name, options: own, first, ...(isMore ? { all: { n: total, atLeast } } : {}) };
    first += own.length;
    return group;
  });
}

/** Recent searches as a group; none without any. */
export const groupsOfRecent = (texts: readonly string[]): ListedGroup[] =>
  texts.length === 0
    ? []
    : [
        {
          name: 'recent',
          first: 0,
          options: texts.map((text) => ({ href: searchPath(text), name: text, detail: '' })),
        },
      ];

export const countOf = (groups: readonly ListedGroup[]): number =>
  groups.reduce((sum, { options }) => sum + options.length, 0);
