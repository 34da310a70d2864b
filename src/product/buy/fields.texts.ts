import { defineTexts } from '../../ui/text.ts';

/** Words of the fields that only some products have: a day, words to be written on the thing. */
export const fieldTexts = defineTexts('buyFields', {
  day: 'Dzień',
  hour: 'Godzina',
  typeDay: 'Wpisz datę',
  typeDayHelp: 'Na przykład {example}, albo wybierz dzień z kalendarza.',
  calendar: 'Dni do wyboru',
  hourOn: 'Godzina, {day}',
  dayFirst: 'Godzinę wybierzesz, kiedy wybierzesz dzień.',
  full: 'komplet',
  free: {
    one: '{n} wolne miejsce',
    few: '{n} wolne miejsca',
    many: '{n} wolnych miejsc',
    other: '{n} wolnego miejsca',
  },
  freeLegend: 'Mała liczba pod datą to wolne miejsca.',
  textLimit: {
    one: 'Najwyżej {n} znak.',
    few: 'Najwyżej {n} znaki.',
    many: 'Najwyżej {n} znaków.',
    other: 'Najwyżej {n} znaku.',
  },
  textLeft: {
    one: 'Został {n} znak.',
    few: 'Zostały {n} znaki.',
    many: 'Zostało {n} znaków.',
    other: 'Zostało {n} znaku.',
  },
});
