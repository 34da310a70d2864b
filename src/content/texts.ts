import { defineTexts } from '../ui/text.ts';

export const contentTexts = defineTexts('content', {
  home: '{name}, strona główna',
  homeCrumb: 'Strona główna',
  categories: 'Kategorie',
  menu: 'Menu',
  drawerCategories: 'Kategorie w menu',
  subcategories: '{name}, podkategorie',
  showSubcategories: 'Pokaż podkategorie: {name}',
  wholeCategory: 'Wszystko: {name}',

  settings: 'Ustawienia: wygląd, język, waluta',
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

  nip: 'NIP {number}',
  krs: 'KRS {number}',
  footerLinks: 'Więcej o sklepie',

  picturePoints: 'Obraz z punktami, pod każdym jest produkt',
  panHint: 'Przesuń obraz i dotknij punktu',
  productsIn: { one: '{n} produkt', few: '{n} produkty', many: '{n} produktów', other: '{n} produktu' },
  promises: 'Co obiecujemy',

  updated: 'Zaktualizowano {date}',
  inThisPart: 'W tej części',

  contact: 'Kontakt',
  contactLead: 'Zadzwoń albo napisz.',
  phone: 'Telefon',
  email: 'E-mail',
  address: 'Adres',
  companyData: 'Dane firmy',
  write: 'Napisz do nas',
  visiting: 'Zanim przyjedziesz',

  missingTitle: 'Tu już nic nie stoi',
  missingText: 'Tej strony nie ma (błąd 404). Mogła się przenieść razem z produktem.',
  missingCategories: 'Może szukasz czegoś stąd:',
  toMain: 'Wróć na stronę główną',

  errorTitle: 'Ta strona nie chciała się otworzyć',
  errorText: 'Błąd jest po naszej stronie. To, co zostało już zapisane, w koszyku albo na koncie, jest bezpieczne.',
  errorNext: 'Otwórz stronę jeszcze raz za chwilę. Jeśli to nie pomoże, zadzwoń albo napisz do nas.',
  errorNumber: 'Numer zdarzenia, o który zapytamy:',
  tryAgain: 'Otwórz jeszcze raz',
});
