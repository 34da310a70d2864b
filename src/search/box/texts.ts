import { defineTexts } from '../../ui/text.ts';

/** Texts of what opens under the search box. */
export const searchBoxTexts = defineTexts('searchBox', {
  list: 'Podpowiedzi wyszukiwarki',
  products: 'Produkty',
  searchQueries: 'Podpowiedzi',
  menuNodes: 'Kategorie',
  series: 'Serie',
  producers: 'Producenci',
  cms: 'Strony',
  recent: 'Ostatnio szukane',
  clearRecent: 'Wyczyść ostatnio szukane',
  all: 'Wszystkie wyniki ({n})',
  allAtLeast: 'Wszystkie wyniki (ponad {n})',
  waiting: 'Szukamy „{text}”…',
  nothing: 'Nie mamy nic pod hasłem „{text}”.',
  found: {
    one: '{n} podpowiedź. Wybierz ją strzałką w dół.',
    few: '{n} podpowiedzi. Wybierz jedną strzałkami.',
    many: '{n} podpowiedzi. Wybierz jedną strzałkami.',
    other: '{n} podpowiedzi. Wybierz jedną strzałkami.',
  },
  phonePrice: 'Cena na telefon',
  points: { one: '{n} punkt', few: '{n} punkty', many: '{n} punktów', other: '{n} punktu' },
  net: '{price} netto',
  from: 'od {price}',
  per: 'za 1 {unit}',
  subscribed: 'w abonamencie',
  gratis: 'Gratis',
  clear: 'Wyczyść pole',
  close: 'Zamknij wyszukiwarkę',
});
