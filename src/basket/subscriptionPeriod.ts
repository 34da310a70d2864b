import type { BasketLine } from './model.ts';

type Subscribed = Pick<BasketLine, 'subscriptionDays'>;

/** Days between the deliveries of what is subscribed to in a basket; 0 where nothing is. */
export const periodIn = (lines: readonly Subscribed[]): number =>
  lines.find(({ subscriptionDays }) => subscriptionDays > 0)?.subscriptionDays ?? 0;

/** Days of a thing that comes twice: bought once and subscribed to is subscribed to, and of two periods the first holds. */
export const joinedPeriod = (first: number, second: number): number => first || second;

/** An order has one period: its parcels come together. What is bought once goes with any. */
export const fitsPeriod = ({ subscriptionDays }: Subscribed, period: number): boolean =>
  subscriptionDays === 0 || period === 0 || subscriptionDays === period;
