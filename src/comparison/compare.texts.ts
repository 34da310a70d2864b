import { defineTexts } from '../ui/text.ts';

/** Words of the button on product pages, apart from the others: every product page has them. */
export const compareTexts = defineTexts('comparison', { compare: 'Porównaj' });
