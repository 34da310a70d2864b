import { defineTexts } from '../ui/text.ts';

/** Words for choosing where things go to, on its page and in the header. */
export const regionFieldTexts = defineTexts('regionField', {
  country: 'Kraj dostawy',
  save: 'Zapisz kraj',
  zipcode: 'Kod pocztowy dostawy',
});
