import { defineTexts } from '../ui/text.ts';

/** Words for choosing a currency, on its page and in the header. */
export const currencyTexts = defineTexts('currency', {
  currency: 'Waluta',
  save: 'Zapisz walutę',
  title: 'Waluta',
  lead: 'Przy cenach pokażemy, ile to mniej więcej w wybranej walucie. Zamówienie i płatność są zawsze w {home}.',
});
