import type { BuyView, Choice } from './model.ts';

export const choiceOf = ({ size, subscribed, parts }: Choice): Choice => ({ size, subscribed, parts });

export const sameChoice = (a: Choice, b: Choice): boolean =>
  JSON.stringify(choiceOf(a)) === JSON.stringify(choiceOf(b));

/** Is what is shown still of the choice before. */
export const isStale = (now: Choice & { shown: Choice }): boolean => !sameChoice(now, now.shown);

/** What the page was made with. No parts where there is nothing to choose. */
export const viewChoice = ({
  size,
  subscription,
  parts,
}: Pick<BuyView, 'size' | 'subscription' | 'parts'>): Choice => ({
  size,
  subscribed: subscription?.on ?? false,
  parts: parts.some(({ sizes }) => sizes.length > 0) ? parts.map(({ value }) => value) : [],
});
