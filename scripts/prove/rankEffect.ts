/**
 * From this share on two kinds of times are told apart. With eighty of each, times that do not differ at all come that far
 * by chance less than once in a hundred thousand proofs (five times the standard error of the rank statistic, 9.2 %).
 */
export const TELLING = 0.45;

/**
 * How well two kinds of times are told apart, from 0, by nothing but luck, to 1, always: by how much one of each, drawn by
 * chance, is more often the longer than the shorter (Mann-Whitney).
 */
export function apartness(one: readonly number[], other: readonly number[]): number {
  let longer = 0;
  for (const a of one) for (const b of other) longer += Math.sign(a - b);
  return Math.abs(longer) / (one.length * other.length);
}
