import { defineTexts } from '../../ui/text.ts';

/** Texts of the basket panel in the header. */
export const topBasketTexts = defineTexts('topBasket', {
  label: 'Podręczny koszyk',
  line: '{count} × {name}',
  measured: '{name}, {count}',
  gone: 'Produkt, którego nie ma już w sklepie',
  every: {
    one: 'co {n} dzień',
    few: 'co {n} dni',
    many: 'co {n} dni',
    other: 'co {n} dnia',
  },
  points: { one: '{n} punkt', few: '{n} punkty', many: '{n} punktów', other: '{n} punktu' },
  toFree: 'Do darmowej dostawy brakuje {price}',
  free: 'Dostawa tego koszyka jest za darmo',
  total: 'Razem',
  totalNet: 'Razem netto',
  toBasket: 'Przejdź do koszyka',
  oneClick: 'Zamów od razu',
});
