import { byName } from '../../kit/nameOrder.ts';

/** Sizes of clothes, small to large. */
const LETTERS = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'xxxxl'];

/** Rank of a clothing size; "3XL" is "XXXL". */
function rank(name: string): number {
  const letters = name
    .trim()
    .toLowerCase()
    .replace(/^([2-4])x/, (_, count: string) => 'x'.repeat(Number(count)));
  return LETTERS.indexOf(letters);
}

export const isLetterSize = (name: string): boolean => rank(name) >= 0;

/** Letters from small to large, then all others by number and name. */
export function compareSizes(a: string, b: string): number {
  const [first, second] = [rank(a), rank(b)];
  if (first >= 0 && second >= 0) return first - second;
  if (first >= 0) return -1;
  return second >= 0 ? 1 : byName(a, b);
}
