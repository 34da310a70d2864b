import { defineTexts } from '../../ui/text.ts';

/** Words of the link on product pages, apart from the others: every product page has them. */
export const priceAlertLinkTexts = defineTexts('priceAlert', { link: 'Powiadom, gdy stanieje' });
