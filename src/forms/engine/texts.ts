import { defineTexts } from '../../ui/text.ts';

/** Texts of forms; those about single fields are in `forms`. */
export const formUiTexts = defineTexts('form', {
  lead: 'Pola bez dopisku „nieobowiązkowe” trzeba wypełnić.',
  trap: 'Zostaw to pole puste',
  sending: 'Wysyłamy',
  privacy: 'Danych z formularza użyjemy tylko po to, żeby odpowiedzieć.',
  privacyLink: 'Polityka prywatności',
  sentTitle: 'Wiadomość jest u nas',
  sentText: 'Odpowiemy na adres {email}.',
  sentPhone: 'Zadzwonimy pod podany numer.',
  sentFiles: {
    one: 'Razem z nią {n} plik.',
    few: 'Razem z nią {n} pliki.',
    many: 'Razem z nią {n} plików.',
    other: 'Razem z nią {n} pliku.',
  },
  unsentTitle: 'Formularz nie został wysłany',
  unsent: 'Nic nie zginęło. Sprawdź połączenie i wyślij jeszcze raz.',
  robot:
    'Wypełnione było ukryte pole, które ma zostać puste, więc wygląda na to, że pisał program. Napisz do nas na {email}.',
  often:
    'W krótkim czasie przyszło od Ciebie wiele formularzy. Spróbuj ponownie za kilka minut albo napisz na {email}.',
  tooLarge: 'Pliki razem są za duże, żeby je przyjąć. Wyślij je w kilku wiadomościach.',
  longText: 'Tekst jest za długi, żeby go przyjąć. Skróć go i wyślij jeszcze raz.',
  unavailable:
    'Nic nie zginęło, ale w tej chwili nie mamy jak tego zapisać. Spróbuj ponownie za kilka minut albo napisz na {email}.',
  mailAnswer: 'Odpowiedź na tę wiadomość trafi do nadawcy.',

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
  dropFiles: 'albo przeciągnij tutaj',
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
