import { defineTexts } from '../../ui/text.ts';

/** Texts of forms about one product. */
export const subjectTexts = defineTexts('subject', {
  size: 'Rozmiar: {size}',
  value: 'Wartość: {size}',
  code: 'Kod: {code}',
  back: 'Wróć do produktu',
  mailProduct: 'Produkt',
  mailSize: 'Rozmiar',
  mailCode: 'Kod',
  mailPage: 'Strona',
});
