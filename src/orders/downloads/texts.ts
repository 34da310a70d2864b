import { defineTexts } from '../../ui/text.ts';

export const downloadTexts = defineTexts('downloads', {
  title: 'Twoje pliki',
  afterPaying: 'Linki do plików pojawią się tutaj i przyjdą e-mailem, gdy tylko zamówienie będzie opłacone.',
  fetch: 'Pobierz {name}',
  fetchSize: 'Pobierz {name} ({size})',
  until: 'Link działa do {date}.',
  left: {
    one: 'Możesz pobrać plik jeszcze {n} raz.',
    few: 'Możesz pobrać plik jeszcze {n} razy.',
    many: 'Możesz pobrać plik jeszcze {n} razy.',
    other: 'Możesz pobrać plik jeszcze {n} raza.',
  },
  mailLeft: {
    one: 'Linki działają do {date}. Każdy plik pobierzesz {n} raz.',
    few: 'Linki działają do {date}. Każdy plik pobierzesz {n} razy.',
    many: 'Linki działają do {date}. Każdy plik pobierzesz {n} razy.',
    other: 'Linki działają do {date}. Każdy plik pobierzesz {n} raza.',
  },
  mailSecret: 'Kto ma link, ten może pobrać plik, więc nie podawaj go dalej.',
  state_expired: 'Czas na pobranie minął {date}.',
  lastTry: 'To ostatnie pobranie. Jeśli się przerwie, ponów je w ciągu 6 godzin od jego początku.',
  state_used: 'Plik pobrano tyle razy, ile było można.',
  state_ended: 'Zamówienie nie obejmuje już tego pliku.',
  state_missing: 'Nie możemy teraz znaleźć tego pliku.',
  renew: 'Napisz na {email} albo zadzwoń: {phone}. Podaj numer zamówienia, a otworzymy link na nowo.',
  goneTitle: 'Tego pliku nie można pobrać',
  goneName: 'Plik {name}, zamówienie nr {number}.',
  goneHelp: 'Pytania? Napisz na {email} albo zadzwoń: {phone}.',
  findOrder: 'Znajdź swoje zamówienie',
});
