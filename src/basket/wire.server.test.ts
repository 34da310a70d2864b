import { describe, expect, it } from 'vitest';
import type { Product } from '../catalogue/model.ts';
import { aProduct, aSize, stock } from '../catalogue/testing/things.ts';
import { basketView } from './basketView.ts';
import { basketResponse } from './graph/answer.ts';
import type { BasketRules } from './rules.ts';
import { aLine } from './testing/lines.ts';
import { rules } from './testing/rules.ts';
import { basketAnswer, basketSection } from './wire.server.ts';

const { freeDeliveryFrom: _, ...withoutThreshold } = rules();
const courier = { id: 'kurier', name: 'Kurier', cost: 1290, pickUp: false, countries: ['PL'], notFor: [] };
const noFree: BasketRules = { ...withoutThreshold, delivery: { ...withoutThreshold.delivery, methods: [courier] } };
const goods = { load: async () => undefined, loadGroup: async () => undefined };
const view = (some: BasketRules, type: Product['type'] = 'item') =>
  basketView(
    { lines: [aLine()], later: [] },
    {
      ...{ rules: some, at: 1, categorySlugs: () => [] },
      products: [aProduct({ type, sizes: [aSize({ stocks: [stock(9)] })] })],
    },
  );

describe('what is missing to free delivery', () => {
  it('is nothing that could be told where no worth makes it free', () => {
    expect(basketAnswer(view(noFree), '')).toMatchObject({ shippingCost: '12.90', toShippingFree: '' });
    expect(basketResponse(view(noFree), {}, goods).summaryBasket.toShippingFree).toBeUndefined();
    expect(basketAnswer(view(rules()), '').toShippingFree).not.toBe('');
  });

  it('is nothing that could be told of files alone', () => {
    expect(basketAnswer(view(rules(), 'virtual'), '')).toMatchObject({ shippingCost: '0.00', toShippingFree: '' });
    expect(basketResponse(view(rules(), 'virtual'), {}, goods).summaryBasket.toShippingFree).toBeUndefined();
  });
});

it('the section of the basket tells a shopper under which name they have signed in', async () => {
  const section = basketSection({ view: async () => view(noFree) }, async ({ customer = '' }) => customer && 'ola');
  expect(await section({ params: {}, cookies: '', shopper: { customer: 'c1' } })).toMatchObject({
    basket: { user: 'ola' },
  });
  expect(await section({ params: {}, cookies: '', shopper: {} })).toMatchObject({ basket: { user: '' } });
});
