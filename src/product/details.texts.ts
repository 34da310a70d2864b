import { defineTexts } from '../ui/text.ts';

/** Texts that are only read, apart from the others: a page that the server has drawn never needs them again. */
export const detailsTexts = defineTexts('product', {
  description: 'Opis',
  parameters: 'Szczegóły',
  safety: 'Bezpieczeństwo i producent',
  manufacturer: 'Producent',
  responsible: 'Osoba odpowiedzialna w Unii Europejskiej',
  warnings: 'Jak używać bezpiecznie',
  identifier: 'Produkt: {identifier}',
  warranty: 'Gwarancja',
  warrantyMonths: { one: '{n} miesiąc', few: '{n} miesiące', many: '{n} miesięcy', other: '{n} miesiąca' },
  energy: 'Etykieta energetyczna',
  energySheet: 'Etykieta i karta informacyjna produktu w bazie EPREL',
  attachments: 'Do pobrania',
  ean: 'Kod EAN',
});
