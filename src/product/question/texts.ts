import { defineTexts } from '../../ui/text.ts';

export const questionTexts = defineTexts('question', {
  heading: 'Pytania',
  open: 'Zapytaj o ten produkt',
  title: 'Pytanie o produkt',
  lead: 'Odpowiemy na podany adres e-mail.',
  email: 'E-mail',
  name: 'Imię',
  text: 'Pytanie',
  send: 'Wyślij pytanie',

  mailSubject: 'Pytanie o produkt: {name}',
  mailIntro: 'Pytanie ze strony produktu w sklepie {shop}.',
});
