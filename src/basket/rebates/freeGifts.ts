import type { Grosze } from '../../kit/money.ts';
import type { Gift, GiftThreshold } from './model.ts';

/** Gifts of every threshold that is reached, and the next one. */
export function freeGiftsAt(
  thresholds: readonly GiftThreshold[],
  goods: Grosze,
): { reached: Gift[]; next?: { from: Grosze; left: Grosze } } {
  const reached = thresholds.filter(({ from }) => goods >= from).flatMap(({ gifts }) => gifts);
  const next = thresholds.find(({ from }) => goods < from);
  return next ? { reached, next: { from: next.from, left: next.from - goods } } : { reached };
}

export const sameGift = (a: Gift, b: Gift): boolean => a.product === b.product && a.size === b.size;
