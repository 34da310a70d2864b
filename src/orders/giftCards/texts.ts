import { defineTexts } from '../../ui/text.ts';

/** Words for gift cards that were bought. */
export const giftCardTexts = defineTexts('giftCards', {
  subject: {
    one: 'Twoja karta podarunkowa: {shop}',
    few: 'Twoje karty podarunkowe: {shop}',
    many: 'Twoje karty podarunkowe: {shop}',
    other: 'Twoje karty podarunkowe: {shop}',
  },
  mail: {
    one: 'oto karta podarunkowa z zamówienia nr {number}.',
    few: 'oto karty podarunkowe z zamówienia nr {number}.',
    many: 'oto karty podarunkowe z zamówienia nr {number}.',
    other: 'oto karty podarunkowe z zamówienia nr {number}.',
  },
  cardOf: 'Karta podarunkowa, {value}',
  number: 'Numer',
  pin: 'PIN',
  value: 'Wartość',
  until: 'Ważna do',
  mailHow:
    'Numer i PIN wpisuje się w koszyku, w polu „Masz kartę podarunkową?”. Kartą można zapłacić całość albo część, a reszta zostaje na karcie. Karty podarunkowej nie można nią kupić.',
  mailSecret: 'Kto zna numer i PIN, ten może zapłacić kartą. Pokaż je tylko temu, kogo obdarowujesz.',
  mailShop: 'Przejdź do sklepu',
  refundSubject: 'Zwrot na kartę podarunkową, zamówienie nr {number}: {amount}',
  refund:
    'za zamówienie nr {number} oddaliśmy {amount} na kartę podarunkową *{tail}. Pieniądze już na niej są. Jeśli ważność karty minęła, przedłużyliśmy ją o rok.',
  title: 'Karty podarunkowe',
  state: 'Zostało {balance} z {value}, ważna do {date}.',
  tail: 'Karta *{tail}',
  voided: 'Karta wycofana: oddaliśmy za nią pieniądze.',
  inLetter: 'Numer i PIN są w e-mailu, który wysłaliśmy po opłaceniu.',
  afterPaying: 'Numer i PIN przyjdą e-mailem i pojawią się tutaj, gdy tylko zamówienie będzie opłacone.',
});
