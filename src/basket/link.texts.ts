import { defineTexts } from '../ui/text.ts';

/** Id of what holds the link. */
export const BASKET_LINK_BOX = 'menu_basket';

/** Words of the link in the header, apart from the others: they come with every page. */
export const basketLinkTexts = defineTexts('basket', {
  link: 'Koszyk',
  linkCount: {
    one: 'Koszyk, {n} produkt',
    few: 'Koszyk, {n} produkty',
    many: 'Koszyk, {n} produktów',
    other: 'Koszyk, {n} produktu',
  },
});
