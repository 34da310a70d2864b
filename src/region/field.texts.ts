import { defineTexts } from '../ui/text.ts';

/** What the header says too. */
export const regionFieldTexts = defineTexts('regionField', {
  country: 'Kraj dostawy',
  save: 'Zapisz kraj',
  zipcode: 'Kod pocztowy dostawy',
});
