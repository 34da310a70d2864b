import { defineTexts } from '../ui/text.ts';

export const searchTexts = defineTexts('search', {
  label: 'Szukaj w sklepie',
  submit: 'Szukaj',
  crumb: 'Wyniki wyszukiwania',
  heading: 'Szukaj w sklepie',
  results: 'Wyniki dla „{text}”',
  emptyLead:
    'Wpisz nazwę, rodzaj, kolor albo kod produktu. Odmiana, literówki i brak polskich znaków nie przeszkadzają.',

  corrected: 'Szukamy z poprawioną pisownią.',
  didYouMean: 'Czy chodziło o',
  withoutWords: 'Żaden produkt nie pasuje do wszystkich słów. Pominęliśmy: {words}.',
  tooMany: {
    one: 'Pasuje {n} produkt. Pokazujemy {shown}, które pasują najlepiej. Dopisz kolor albo rodzaj, a będzie łatwiej.',
    few: 'Pasują {n} produkty. Pokazujemy {shown}, które pasują najlepiej. Dopisz kolor albo rodzaj, a będzie łatwiej.',
    many: 'Pasuje {n} produktów. Pokazujemy {shown}, które pasują najlepiej. Dopisz kolor albo rodzaj, a będzie łatwiej.',
    other:
      'Pasuje {n} produktu. Pokazujemy {shown}, które pasują najlepiej. Dopisz kolor albo rodzaj, a będzie łatwiej.',
  },
  tooManyAtLeast: {
    one: 'Pasuje ponad {n} produkt. Pokazujemy {shown}, które pasują najlepiej. Dopisz kolor albo rodzaj, a będzie łatwiej.',
    few: 'Pasują ponad {n} produkty. Pokazujemy {shown}, które pasują najlepiej. Dopisz kolor albo rodzaj, a będzie łatwiej.',
    many: 'Pasuje ponad {n} produktów. Pokazujemy {shown}, które pasują najlepiej. Dopisz kolor albo rodzaj, a będzie łatwiej.',
    other:
      'Pasuje ponad {n} produktu. Pokazujemy {shown}, które pasują najlepiej. Dopisz kolor albo rodzaj, a będzie łatwiej.',
  },
  tooShort: 'Jeden znak to za mało',
  tooShortText: 'Wpisz co najmniej dwa znaki, a pokażemy produkty, które się tak zaczynają.',
  notFound: 'Nie mamy nic pod hasłem „{text}”',
  notFoundText: 'Szukaliśmy też w odmianie i z literówkami. Spróbuj krócej albo innym słowem.',
  noProducts: 'Nie mamy produktów pod hasłem „{text}”',
  noProductsText: 'Jest za to coś innego. Pokazujemy to pod polem wyszukiwania.',
  help: 'Pomożemy też przez telefon:',
  maybe: 'Może tędy',

  categories: 'Kategorie',
  series: 'Serie',
  producers: 'Producenci',
  pages: 'Strony',
});
