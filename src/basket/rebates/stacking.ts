import type { Grosze } from '../../kit/money.ts';

/** Price of a line without any reduction, and after a promotion, a quantity rebate or a subscription. */
interface Reduced {
  regular: Grosze;
  now: Grosze;
}

/**
 * Unit price that the percentage of a code counts from. Where codes do not stack with other rebates, it is the price
 * without reductions; the buyer then pays the lower of both.
 * @param stacks `add_up` of `rebates.yaml`
 */
export const percentageBase = ({ regular, now }: Reduced, stacks: boolean): Grosze => (stacks ? now : regular);

/** Tells whether an amount of a code comes off a line: where codes do not stack, only if nothing else reduces it. */
export const takesAmount = ({ regular, now, covered }: Reduced & { covered: boolean }, stacks: boolean): boolean =>
  covered && (stacks || now >= regular);
