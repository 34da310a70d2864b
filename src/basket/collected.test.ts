import { describe, expect, it } from 'vitest';
import type { Product } from '../catalogue/model.ts';
import { aProduct, aSize } from '../catalogue/testing/things.ts';
import { shippingAnswer } from '../delivery/answer.ts';
import type { GiftCard } from '../giftCards/model.ts';
import { basketView, type KeptBasket } from './basketView.ts';
import { shippedBasket } from './shipped.ts';
import { aLine } from './testing/lines.ts';
import { aCode, rules } from './testing/rules.ts';

const { delivery } = rules();
/** The cup with its courier, who is paid by the one who gets it, costs 123,00 + 16,90 + 6,00 zł. */
const CUP = 14_590;

/** Whether the courier may be paid for a cup and these, when he collects so much. The form and the graph must agree. */
function isOffered(most: number, beside: Partial<Product>[], kept: Partial<KeptBasket> = {}): boolean {
  const products = [aProduct(), ...beside.map((more, n) => aProduct({ id: 10 + n, ...more }))];
  const lines = products.map(({ id }) => aLine({ id: `l${id}`, product: id }));
  const methods = delivery.methods.map((method) => ({ ...method, cashOnDeliveryMax: most }));
  const terms = { rules: rules({ delivery: { ...delivery, methods } }), products, at: 1, categorySlugs: () => [] };
  const view = basketView({ lines, later: [], ...kept }, terms);
  const inForm = view.delivery.ways[0]?.onDelivery !== undefined;
  const sold = products.flatMap((product) => product.sizes.map((size) => ({ product, size, quantity: 1 })));
  const { shipping } = shippingAnswer(sold, { ...delivery, currency: 'PLN', methods }, 1, shippedBasket(view));
  expect(shipping.some(({ courier, prepaid }) => courier.id === 'kurier' && !prepaid)).toBe(inForm);
  return inForm;
}

describe('the bound of what a courier collects is compared', () => {
  const file = {
    type: 'virtual',
    sizes: [aSize({ prices: [{ kind: 'regular', price: 5000, startsAt: 0, endsAt: null }] })],
  } as const;

  it('with the goods and their delivery', () => {
    expect([isOffered(CUP, []), isOffered(CUP - 1, [])]).toEqual([true, false]);
  });

  it('with the files and the hours that are paid with them', () => {
    for (const type of ['virtual', 'service'] as const) {
      const other = { ...file, type, sizes: [...file.sizes] };
      expect([isOffered(CUP + 5000, [other]), isOffered(CUP + 4999, [other])]).toEqual([true, false]);
    }
  });

  it('with the deposits', () => {
    const bottle = { sizes: [aSize({ deposit: { amount: 100, label: 'za butelkę' } })] };
    const both = CUP + 12_300 + 100;
    expect([isOffered(both, [bottle]), isOffered(both - 1, [bottle])]).toEqual([true, false]);
  });

  it('with what a code takes off', () => {
    const code = { code: aCode({ rebate: { amount: 1000 } }) };
    const other = { ...file, sizes: [...file.sizes] };
    expect([isOffered(CUP + 4000, [other], code), isOffered(CUP + 3999, [other], code)]).toEqual([true, false]);
  });

  it('without what a gift card pays', () => {
    const card = { tail: 'K7PQ', balance: 2000, expiresAt: 10 } as GiftCard;
    expect([isOffered(CUP - 2000, [], { card }), isOffered(CUP - 2001, [], { card })]).toEqual([true, false]);
    expect(isOffered(CUP - 1, [], { card: { ...card, expiresAt: 0 } })).toBe(false);
  });
});
