import { defineTexts } from '../ui/text.ts';

/** Texts of the frame that only the server draws: no browser loads them. */
export const stillTexts = defineTexts('content', {
  language: 'Język',
  languageName: 'polski',
  currency: 'Waluta',
  PLN: 'złoty (PLN)',
  EUR: 'euro (EUR)',
  CZK: 'korona czeska (CZK)',
  USD: 'dolar amerykański (USD)',
  GBP: 'funt szterling (GBP)',
  scheme: 'Wygląd',
  schemeSystem: 'Jak w systemie',
  schemeLight: 'Jasny',
  schemeDark: 'Ciemny',
  footerLinks: 'Więcej o sklepie',
  cookies: 'Zgody na ciasteczka',
});
