import type { BuyView } from './model.ts';

/** Parts as the page was made with them; none where there is nothing to choose. */
export const chosenParts = ({ parts }: Pick<BuyView, 'parts'>): string[] =>
  parts.some(({ sizes }) => sizes.length > 0) ? parts.map(({ value }) => value) : [];
