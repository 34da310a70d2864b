import { defineTexts } from '../ui/text.ts';

/** Words of a recall notice; its headline is that of the official template (Implementing Regulation (EU) 2024/1435). */
export const recallTexts = defineTexts('recalls', {
  title: 'Wycofane produkty',
  lead: 'Produkty, których trzeba przestać używać, bo mogą zrobić krzywdę. Do osób, które je u nas kupiły, piszemy też bezpośrednio.',
  none: 'Dziś żaden nasz produkt nie jest wycofywany.',
  headline: 'Odzyskanie produktu ze względów bezpieczeństwa',
  brand: 'Marka',
  model: 'Model lub partia',
  sold: 'Sprzedawany',
  soldDays: 'od {from} do {to}',
  published: 'Ogłoszono',
  hazard: 'Zagrożenie',
  action: 'Co zrobić',
  remedies: 'Co możesz wybrać, bez żadnych kosztów',
  replacement: 'wymianę na bezpieczny produkt',
  repair: 'naprawę',
  refund: 'zwrot pieniędzy',
  report: 'Zgłoś produkt',
  call: 'albo zadzwoń:',
  share: 'Pokaż to zawiadomienie każdemu, kto może mieć ten produkt.',
  product: 'Ten produkt jest wycofywany ze względów bezpieczeństwa.',
  productMore: 'Przeczytaj, co zrobić',
  emailSubject: 'Odzyskanie produktu ze względów bezpieczeństwa: {name}',
  emailBought: 'w zamówieniu nr {number} jest produkt, którego trzeba przestać używać: {name}.',
  emailMore: 'Zobacz całe zawiadomienie',
  emailOrder: 'Zobacz zamówienie',
});
