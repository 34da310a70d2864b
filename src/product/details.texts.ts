import { defineTexts } from '../ui/text.ts';

/** Texts that are only read, apart from the others: a page that the server has drawn never needs them again. */
export const detailsTexts = defineTexts('product', {
  seriesLink: 'Seria {name}',
  code: 'Nr {code}',
  related: 'Pasuje do tego',
  description: 'Opis',
  parameters: 'Szczegóły',
  safety: 'Bezpieczeństwo i producent',
  manufacturer: 'Producent',
  responsible: 'Osoba odpowiedzialna w Unii Europejskiej',
  warnings: 'Jak używać bezpiecznie',
  identifier: 'Produkt: {identifier}',
  warranty: 'Gwarancja',
  warrantyMonths: { one: '{n} miesiąc', few: '{n} miesiące', many: '{n} miesięcy', other: '{n} miesiąca' },
  withdrawal: 'Odstąpienie od umowy',
  perishable:
    'To szybko się psuje albo ma krótki termin, dlatego nie można tego zwrócić bez podania przyczyny (art. 38 ust. 1 pkt 4 ustawy o prawach konsumenta).',
  dated:
    'Usługa ma oznaczony dzień, dlatego od umowy o nią nie można odstąpić bez podania przyczyny (art. 38 ust. 1 pkt 12 ustawy o prawach konsumenta).',
  sealed:
    'Opakowanie jest zamknięte ze względu na zdrowie lub higienę. Nieotwarte możesz zwrócić bez podania przyczyny, otwartego już nie (art. 38 ust. 1 pkt 5 ustawy o prawach konsumenta).',
  energy: 'Etykieta energetyczna',
  energySheet: 'Etykieta i karta informacyjna produktu w bazie EPREL',
  attachments: 'Do pobrania',
  ean: 'Kod EAN',
});
