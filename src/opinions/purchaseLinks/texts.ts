import { defineTexts } from '../../ui/text.ts';

export const askingTexts = defineTexts('opinionAsking', {
  subject: 'Jak się sprawdza? Zamówienie nr {number}: {shop}',
  text: 'Zamówienie nr {number} zrealizowaliśmy już jakiś czas temu. Napisz innym, co warto wiedzieć przed zakupem, także to, co się nie udało. Opinia ukaże się z dopiskiem „Opinia potwierdzona zakupem”.',
  button: 'Napisz opinię: {name}',
  thanks:
    'Za opinię, dobrą czy złą, dziękujemy: {what}. Kod przyślemy e-mailem, a przy opinii zaznaczymy, że coś za nią było.',
  once: 'Każdy link działa raz, do {date}.',
  why: 'Piszemy, bo zamówienie nr {number} podaje ten adres.',
  leave: 'Nie pytaj mnie więcej o opinie',

  thanksSubject: 'Dziękujemy za opinię: {shop}',
  thanksText: 'Dziękujemy za opinię o produkcie {name}. Obiecaliśmy za nią: {what}.',
  thanksCode: 'Twój kod: {code}',

  lead: 'Przeczytamy ją i pokażemy przy produkcie z dopiskiem „Opinia potwierdzona zakupem”.',
  unknown: 'Pod tym adresem niczego nie ma. Sprawdź, czy link z e-maila jest cały.',
  used: 'Przez ten link ktoś już napisał opinię. Każdy link działa raz.',
  expired: 'Ten link już nie działa: minęło 90 dni.',
  ended: 'Ten link nie działa: produkt z tego zamówienia został zwrócony albo zamówienie nie doszło do skutku.',
  soldNoMore: 'Tego produktu nie ma już w sklepie, więc nie ma gdzie pokazać opinii.',
  product: 'Zobacz produkt',

  leaveTitle: 'E-maile z pytaniem o opinie',
  leaveAsk: 'Nie pytać więcej o opinie pod adresem {email}?',
  leaveButton: 'Nie pytaj więcej',
  left: 'Nie wyślemy więcej takich pytań na ten adres.',
  leaveGone: 'Ten link nie działa. Sprawdź, czy jest cały.',
});
