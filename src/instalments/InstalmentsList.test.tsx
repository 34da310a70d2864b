import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InstalmentsList } from './InstalmentsList.tsx';
import { type Provider, type Purchase, tell } from './model.ts';

const provider: Provider = {
  id: 'raty',
  name: 'Na raty',
  lender: 'Bank Przykładowy S.A.',
  min: 30_000,
  max: 2_000_000,
  maxProducts: 2,
  notFor: [7],
  plans: [{ months: 10, rateBp: 1190, commissionBp: 0 }],
  intermediary: true,
};
const data = { price: 0, priceNet: 0, currency: 'PLN', basketCount: 1, basketCost: 0, basketCostNet: 0 };
const cup = { id: 1, name: 'Kubek', lendable: true };

function words(purchase: Purchase, more: Partial<Provider> = {}): string {
  const told = tell({ ...provider, ...more }, purchase, data);
  const html = renderToStaticMarkup(<InstalmentsList told={[told]} currency="PLN" company="Glinianka sp. z o.o." />);
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00A0', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('a line of instalments', () => {
  it('holds the representative example and the warning, all that the law asks of a figure', () => {
    expect(words({ amount: 40_800, products: [cup] })).toBe(
      'Na raty: 10 × 43,06 zł, RRSO 12,6 %. Uwaga! Pożyczanie pieniędzy kosztuje. Przykład reprezentatywny ' +
        'Przykład reprezentatywny. Rzeczywista roczna stopa oprocentowania (RRSO) wynosi 12,6 %. Cena: 408,00 zł, całkowita kwota kredytu: 408,00 zł, ' +
        'oprocentowanie stałe 11,90 % w skali roku, prowizja 0,00 zł, umowa na 10 miesięcy: 9 równych rat po 43,06 zł ' +
        'i ostatnia 43,05 zł. Całkowity koszt kredytu: 22,59 zł, całkowita kwota do zapłaty: 430,59 zł. ' +
        'Bank Przykładowy S.A. udziela kredytu. Glinianka sp. z o.o. jest pośrednikiem kredytowym.',
    );
  });

  it('tells all plans when there are several, and links to the calculator of the lender', () => {
    const plans = [...provider.plans, { months: 20, rateBp: 0, commissionBp: 600 }];
    const text = words({ amount: 100_000, products: [cup] }, { plans, link: 'https://raty.example/{basketCost}' });
    expect(text).toMatch(
      /10 × 105,53 zł 12,6 % 1 055,35 zł 11,90 % 0,00 zł 20 × 53,00 zł 6,9 % 1 060,00 zł 0,00 % 60,00 zł/,
    );
    expect(text).toContain('Kalkulator kredytodawcy');
  });

  it('does not call a shop that lends itself an intermediary', () => {
    expect(words({ amount: 40_800, products: [cup] }, { intermediary: false })).not.toContain('pośrednik');
  });

  it.each([
    [
      { amount: 23_770, products: [cup] },
      'Minimalna kwota dla systemu ratalnego to 300,00 zł. Brakuje 62,30 zł: zwiększ ilość produktów albo dodaj kolejny.',
    ],
    [
      { amount: 2_012_300, products: [cup] },
      'Maksymalna kwota dla systemu ratalnego to 20 000,00 zł. Jest o 123,00 zł za dużo: zmniejsz ilość produktów albo usuń któryś.',
    ],
    [
      { amount: 50_000, products: [cup, { ...cup, id: 2 }, { ...cup, id: 3 }] },
      'W systemie ratalnym mogą być najwyżej 2 produkty, a w koszyku jest ich 3. Liczba sztuk jednego produktu nie jest ograniczona.',
    ],
    [
      { amount: 50_000, products: [cup, { id: 7, name: 'Warsztaty', lendable: true }] },
      'Nie wszystkie produkty w koszyku można kupić w systemie ratalnym: Warsztaty.',
    ],
  ])('says why not: %#', (purchase, expected) => {
    expect(words(purchase)).toBe(expected);
  });
});
