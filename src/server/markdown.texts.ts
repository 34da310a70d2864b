import { defineTexts } from '../ui/text.ts';

/** Words of what programs read as Markdown. */
export const markdownTexts = defineTexts('markdown', {
  producer: 'Producent',
  code: 'Kod',
  categories: 'Kategoria',
  address: 'Strona produktu',
  offers: 'Cena i dostępność',
  size: 'Wariant',
  price: 'Cena z VAT',
  availability: 'Dostępność',
  inStock: 'dostępny',
  toOrder: 'na zamówienie',
  soldOut: 'wyprzedany',
  noOffers: 'Tego produktu nie kupi się na stronie za samą cenę: szczegóły są pod jego adresem.',
  unitPrice: '{price} za {per}',
  lowest: 'najniższa cena z 30 dni przed obniżką: {price}',
  parameters: 'Szczegóły',
  rating: {
    one: 'Ocena klientów: {average} na 5 ({n} opinia)',
    few: 'Ocena klientów: {average} na 5 ({n} opinie)',
    many: 'Ocena klientów: {average} na 5 ({n} opinii)',
    other: 'Ocena klientów: {average} na 5 ({n} opinii)',
  },
  warnings: 'Jak używać bezpiecznie',
  updated: 'Zmieniono: {date}',
  shopCategories: 'Kategorie',
  shopPages: 'O sklepie i zasadach',
  shopMore: 'Dla programów',
  newProducts: 'Nowości',
  reduced: 'Promocje',
  contact: 'Kontakt',
  sitemap: 'Mapa strony',
  feed: 'Produkty z cenami (Google Merchant)',
  howMarkdown:
    'Produkty i strony z tekstem są też w Markdown: z nagłówkiem „Accept: text/markdown” pod tym samym adresem.',
});
