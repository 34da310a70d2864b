import { byName } from '../../kit/nameOrder.ts';

/** Number of small units in a large one. */
const LARGE: Record<string, number> = { l: 1000, kg: 1000, m: 100 };

/** The first amount that a value names, in small units: "powyżej 1 l" is 1000. */
function firstAmount(name: string): number | undefined {
  const found = /(\d+(?:,\d+)?)(?:\s*–\s*\d+(?:,\d+)?)?\s*(\p{L}*)/u.exec(name);
  if (!found) return undefined;
  const [, amount = '', unit = ''] = found;
  return Number(amount.replace(',', '.')) * (LARGE[unit] ?? 1);
}

/** "do 150 ml" stands before "150–300 ml": it ends where the other begins. */
const isUpTo = (name: string) => /^do\s/i.test(name);

/** Values of a parameter as a person would line them up: amounts by size, words by the alphabet. */
export function compareValues(a: string, b: string): number {
  const [first, second] = [firstAmount(a), firstAmount(b)];
  if (first === undefined || second === undefined || first === second) {
    return Number(isUpTo(b)) - Number(isUpTo(a)) || byName(a, b);
  }
  return first - second;
}
