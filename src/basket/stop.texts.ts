import { defineTexts } from '../ui/text.ts';

/** Why a basket cannot be ordered, apart from the others: the page of an order says it too. */
export const stopTexts = defineTexts('basket', {
  basket_empty: 'Koszyk jest pusty.',
  stopLines: 'Popraw pozycje oznaczone w koszyku, zanim zamówisz.',
  order_minimum: 'Minimalna wartość zamówienia to {value}.',
  order_tomuch: 'Maksymalna wartość zamówienia to {value}.',
  order_product_worth: 'Za mała wartość zamówienia. Dodaj do koszyka produkt, za który płaci się pieniędzmi.',
  points_account: 'Produkty za punkty zamówisz po zalogowaniu na konto klienta.',
  pointsSignIn: 'Zaloguj się albo załóż konto',
  order_notenoughpoints: {
    one: 'Brakuje Ci {n} punktu. Usuń coś, za co płacisz punktami, albo zbierz ich więcej.',
    few: 'Brakuje Ci {n} punktów. Usuń coś, za co płacisz punktami, albo zbierz ich więcej.',
    many: 'Brakuje Ci {n} punktów. Usuń coś, za co płacisz punktami, albo zbierz ich więcej.',
    other: 'Brakuje Ci {n} punktu. Usuń coś, za co płacisz punktami, albo zbierz ich więcej.',
  },
});
