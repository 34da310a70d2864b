import { defineTexts } from '../../ui/text.ts';

/** What a form says of itself; what is wrong with its fields stands in `forms`. */
export const formUiTexts = defineTexts('form', {
  wrong: 'Ta wartość jest niepoprawna.',
  summary: {
    one: 'Popraw {n} pole, żeby wysłać formularz',
    few: 'Popraw {n} pola, żeby wysłać formularz',
    many: 'Popraw {n} pól, żeby wysłać formularz',
    other: 'Popraw {n} pola, żeby wysłać formularz',
  },
  checking: 'Sprawdzamy',
  counted: {
    one: '{n} znak z {most}',
    few: '{n} znaki z {most}',
    many: '{n} znaków z {most}',
    other: '{n} znaku z {most}',
  },

  addFile: 'Dodaj plik',
  addFiles: 'Dodaj pliki',
  dropFiles: 'albo przeciągnij je tutaj',
  dropNow: 'Upuść pliki tutaj',
  fileLimits: {
    one: 'Najwyżej {n} plik, do {size} MB.',
    few: 'Najwyżej {n} pliki, każdy do {size} MB.',
    many: 'Najwyżej {n} plików, każdy do {size} MB.',
    other: 'Najwyżej {n} pliku, każdy do {size} MB.',
  },
  files: 'Dołączone pliki',
  removeFile: 'Usuń plik {name}',
  stopFile: 'Przerwij wgrywanie pliku {name}',
  uploading: 'Wgrywamy plik {name}',
  uploaded: 'Plik {name} jest wgrany.',
  removed: 'Plik {name} jest usunięty.',
  dropFile: 'Usuń plik {name} (przy następnym wysłaniu)',
});
