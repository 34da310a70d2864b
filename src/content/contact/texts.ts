import { defineTexts } from '../../ui/text.ts';

export const contactTexts = defineTexts('contact', {
  name: 'Imię i nazwisko lub firma',
  email: 'E-mail lub telefon',
  emailHelp: 'Na ten adres odpiszemy, a pod ten numer oddzwonimy.',
  order: 'Numer zamówienia',
  orderHelp: 'Jeśli piszesz w sprawie zamówienia.',
  message: 'Wiadomość',
  files: 'Załączniki',
  send: 'Wyślij wiadomość',
  another: 'Napisz kolejną wiadomość',

  mailSubject: 'Wiadomość od: {name}',
  mailIntro: 'Wiadomość z formularza kontaktowego w sklepie {shop}.',
});
