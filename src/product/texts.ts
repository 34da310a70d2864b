import { defineTexts } from '../ui/text.ts';

export const productTexts = defineTexts('product', {
  photos: 'Zdjęcia produktu',
  photo: 'Zdjęcie {n} z {count}',
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
  related: 'Pasuje do tego',
  ean: 'Kod EAN',
});
