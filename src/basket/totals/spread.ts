import type { Grosze } from '../../kit/money.ts';

/**
 * Shares of an amount by worth, exact to the grosz: what rounding down leaves goes, one grosz each, to those that it took
 * most from. No share is above its worth, so an amount above all of them is cut to their sum.
 * Worths are 0 or more.
 */
export function spread(amount: Grosze, worths: readonly Grosze[]): Grosze[] {
  const all = worths.reduce((sum, worth) => sum + worth, 0);
  const whole = Math.min(amount, all);
  if (all === 0 || whole <= 0) return worths.map(() => 0);
  const cut = worths.map((worth) => {
    const product = BigInt(whole) * BigInt(worth);
    return { share: Number(product / BigInt(all)), rest: Number(product % BigInt(all)) };
  });
  const left = whole - cut.reduce((sum, { share }) => sum + share, 0);
  const lucky = cut
    .map(({ rest }, place) => ({ rest, place }))
    .sort((a, b) => b.rest - a.rest || a.place - b.place)
    .slice(0, left);
  const more = new Set(lucky.map(({ place }) => place));
  return cut.map(({ share }, place) => share + (more.has(place) ? 1 : 0));
}
