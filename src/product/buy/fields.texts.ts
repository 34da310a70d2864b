import { defineTexts } from '../../ui/text.ts';

/** Words of the fields that only some products have: a day, words to be written on the thing. */
export const fieldTexts = defineTexts('buyFields', {
  day: 'Dzień',
  dayHelp: 'Terminy: {weekdays}, od {first} do {last}.',
  dayWrong: 'W tym dniu nie ma terminu. Wybierz inny dzień.',
  hour: 'Godzina',
  mon: 'poniedziałki',
  tue: 'wtorki',
  wed: 'środy',
  thu: 'czwartki',
  fri: 'piątki',
  sat: 'soboty',
  sun: 'niedziele',
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
