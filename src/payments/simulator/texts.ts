import { defineTexts } from '../../ui/text.ts';

export const simulatorTexts = defineTexts('paymentSimulator', {
  title: 'Symulator płatności',
  notReal: 'Symulator płatności – nikt tu niczego nie pobiera.',
  why: 'Sklep jest w wersji pokazowej. W prawdziwym sklepie w tym miejscu wybiera się bank albo kartę.',
  amount: 'Do zapłaty',
  what: 'Za co',
  pay: 'Zapłać na niby',
  refuse: 'Odmów płatności',
  pending: 'Płatność jest w toku.',
  completed: 'Płatność została przyjęta.',
  cancelled: 'Płatności nie przyjęto.',
  back: 'Wróć do sklepu',
  missing: 'Nie ma takiej płatności',
  missingWhy: 'Adres jest niepełny albo płatność wygasła.',
});
