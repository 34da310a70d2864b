import { defineTexts } from '../../ui/text.ts';

export const contactTexts = defineTexts('contact', {
  lead: 'Pola bez dopisku „nieobowiązkowe” trzeba wypełnić.',
  name: 'Imię i nazwisko lub firma',
  email: 'E-mail',
  emailHelp: 'Na ten adres odpiszemy.',
  order: 'Numer zamówienia',
  orderHelp: 'Jeśli piszesz w sprawie zamówienia.',
  message: 'Wiadomość',
  files: 'Załączniki (nieobowiązkowe)',
  filesShort: 'Załączniki',
  trap: 'Zostaw to pole puste',
  send: 'Wyślij wiadomość',
  sending: 'Wysyłamy',
  privacy: 'Danych z formularza użyjemy tylko po to, żeby odpowiedzieć.',
  privacyLink: 'Polityka prywatności',

  sentTitle: 'Wiadomość jest u nas',
  sentText: 'Odpowiemy na adres {email}.',
  sentFiles: {
    one: 'Razem z nią {n} plik.',
    few: 'Razem z nią {n} pliki.',
    many: 'Razem z nią {n} plików.',
    other: 'Razem z nią {n} pliku.',
  },
  another: 'Napisz kolejną wiadomość',

  unsentTitle: 'Wiadomość nie została wysłana',
  unsent: 'Nic nie zginęło. Sprawdź połączenie i wyślij ją jeszcze raz.',
  robot:
    'Wypełnione było ukryte pole, które ma zostać puste, więc wygląda na to, że pisał program. Napisz do nas na {email}.',
  often:
    'W krótkim czasie przyszło od Ciebie wiele wiadomości. Spróbuj ponownie za kilka minut albo napisz na {email}.',
  tooLarge: 'Pliki razem są za duże, żeby je przyjąć. Wyślij je w kilku wiadomościach.',

  mailSubject: 'Wiadomość od: {name}',
  mailIntro: 'Wiadomość z formularza kontaktowego w sklepie {shop}.',
  mailFrom: 'Od: {name}, {email}',
  mailOrder: 'Numer zamówienia: {order}',
  mailAnswer: 'Odpowiedź na tę wiadomość trafi do nadawcy.',
});
