import { defineTexts } from '../ui/text.ts';

/** Around every page. What single pages say is in files of their own: a page loads the words it shows. */
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

  contact: 'Kontakt',

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
