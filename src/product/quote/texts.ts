import { defineTexts } from '../../ui/text.ts';

export const quoteTexts = defineTexts('quote', {
  title: 'Zapytanie o cenę',
  lead: 'Napisz, czego potrzebujesz. Odpowiemy z ceną na podany adres e-mail.',
  what: 'Zamówienie',
  message: 'Opis',
  messageHelp: 'Na przykład kolor, napis, przeznaczenie.',
  amount: 'Ile sztuk',
  date: 'Na kiedy',
  dateHelp: 'Dzień albo kilka dni, na przykład {example}.',
  dateOutside: 'Wybierz dzień od {first} do {last}.',
  files: 'Pliki',
  filesHelp: 'Na przykład znak firmy albo szkic.',
  who: 'Twoje dane',
  send: 'Wyślij zapytanie',
  privacy: 'Danych z formularza użyjemy tylko po to, żeby przygotować ofertę i odpowiedzieć.',

  mailSubject: 'Zapytanie o cenę: {name}',
  mailIntro: 'Zapytanie o cenę ze strony produktu w sklepie {shop}.',
  mailPrivate: 'Osoba prywatna',
  mailFirm: 'Firma',
  mailDelivery: 'Adres dostawy',
});
