import { type Clock, MINUTE } from '../../kit/clock.ts';

/** Time that an index on other machines may be behind the catalogue. */
const MAY_LAG = MINUTE;

/**
 * Tells the oldest version of the catalogue that an answer may still come from: the one that the shop had a minute ago, or 0. It
 * is asked with every search, and remembers what it saw then.
 */
export function oldestShown(version: () => number, clock: Clock): () => number {
  const seen: { version: number; at: number }[] = [];
  return () => {
    const now = clock();
    const isOld = (one: { at: number } | undefined) => one !== undefined && now - one.at >= MAY_LAG;
    if (seen.at(-1)?.version !== version()) seen.push({ version: version(), at: now });
    while (isOld(seen[1])) seen.shift();
    return isOld(seen[0]) ? (seen[0]?.version ?? 0) : 0;
  };
}
