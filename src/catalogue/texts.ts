import { defineTexts } from '../ui/text.ts';

export const catalogueTexts = defineTexts('catalogue', {
  from: 'od',
  net: 'netto',
  gross: 'z VAT',
  phonePrice: 'Cena na telefon',
  gratis: 'Gratis',
  points: { one: '{n} punkt', few: '{n} punkty', many: '{n} punktów', other: '{n} punktu' },
  pointsOnly: 'Tylko w programie lojalnościowym',
  orPoints: 'albo {points}',
  lowest: 'Najniższa cena z 30 dni przed obniżką:',
  lowestSinceOffer: 'Najniższa cena od wprowadzenia do sprzedaży:',
  regular: 'Cena regularna:',
  srp: 'Cena rekomendowana:',
  unitPrice: '{price} za {per}',
  deposit: '+ kaucja {price} {label}, zwrotna',
  subscription: 'W abonamencie: {price}',
  reductionEnds: 'Obniżka trwa do {date}.',
  isNew: 'Nowość',
  soldOut: 'Wyprzedane',
  energyClass: 'Klasa efektywności energetycznej {class}, w skali od {best} do {worst}',
  backOn: 'Spodziewamy się {date}',
});
