import { defineTexts } from '../ui/text.ts';

/** Id of the link in the header. */
export const LISTS_LINK = 'menu_lists';

/** Words of the link in the header, apart from the others: they come with every page. */
export const listsLinkTexts = defineTexts('lists', {
  link: 'Listy zakupowe',
  linkCount: {
    one: 'Listy zakupowe, {n} produkt',
    few: 'Listy zakupowe, {n} produkty',
    many: 'Listy zakupowe, {n} produktów',
    other: 'Listy zakupowe, {n} produktu',
  },
});
