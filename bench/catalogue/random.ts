/** A stream of numbers that depends on its seed alone, so that the same catalogue comes out everywhere. */
export interface Random {
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  /** True with the given chance in a hundred. */
  chance(percent: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** Some of a list, in its order. */
  some<T>(from: readonly T[], percent: number): T[];
}

/** The finishing mix of MurmurHash3: seeds one apart give streams that have nothing in common. */
function mix(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** `stream` chooses one of independent streams of a seed. */
export function randomOf(seed: number, stream: number): Random {
  let state = mix(seed ^ mix(stream + 0x9e3779b9));
  const below = (most: number) => {
    state = (state + 0x6d2b79f5) | 0;
    return Math.floor((mix(state) / 2 ** 32) * most);
  };
  const chance = (percent: number) => below(100) < percent;
  return {
    below,
    chance,
    pick: (from) => from[below(from.length)] ?? from[0],
    some: (from, percent) => from.filter(() => chance(percent)),
  };
}
