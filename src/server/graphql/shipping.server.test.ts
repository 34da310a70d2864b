import { describe, expect, it, vi } from 'vitest';
import { CATALOGUE, productYaml } from '../../catalogue/testing/folder.server.ts';
import { json, SHOP, testShop } from '../testing/testShop.server.ts';

const DELIVERY = `delivery:
  - { id: kurier, name: Kurier, cost: 16.90, cash_on_delivery: 6, working_days: 1 }
  - { id: odbior, name: Odbiór, cost: 0, pick_up: true }
`;

const files = {
  ...CATALOGUE,
  'shop.yaml': `${SHOP['shop.yaml']}${DELIVERY}`,
  'products/zestaw.yaml': productYaml({
    id: 1002,
    name: 'Misa',
    price: 200,
    sizes: [
      { type: '20', name: '20 cm', stock: 2 },
      { type: '30', name: '30 cm', availability: { status: 'order', unknown_delivery: true } },
    ],
    stock: undefined,
  }),
};

describe('field shipping', () => {
  const { ask, shop } = testShop({ files });
  const query = async (text: string) => {
    const answer = await ask('/graphql/v1/', json({ query: text }));
    const body = await answer.json();
    expect(body.errors).toBeUndefined();
    return body.data;
  };
  const shipping = (input: string, fields: string) => query(`{ shipping(ShippingInput: ${input}) { ${fields} } }`);
  const COST = 'shipping { courier { fullId } cost { value formatted } }';
  const UNKNOWN = 'shippingTime { unknownTime }';

  it('answers every field the theme asks for', async () => {
    const { shipping: answer } = await shipping(
      '{ mode: product, products: [{ id: 1001, size: "uniw", quantity: 1 }], coordinates: { latitude: 51.2, longitude: 15.5 } }',
      `shipping { availability calendar calendarOption comment prepaid minworthReached minworth workingDays pointsSelected
         pointsEnabled pointsCost courier { id fullId icon name carrierName pickupPoint companyKey companyGroupKey }
         cost { value formatted } deliveryTime { time { days hours minutes } weekDay weekAmount today }
         courierPickupPoints { id courierId name requiredClientNumber
           address { buildingAndHouseNumber city country postcode street } } }
       shippingTime { shippingTime { time { days hours minutes } workingDays weekDay weekAmount today }
         unknownTime todayShipmentDeadline time }
       shippingTimeLater { time } nonStandardizedInfo { active isAllowed courierId }`,
    );
    expect(answer.shipping.map((way: { courier: { fullId: string } }) => way.courier.fullId)).toEqual([
      'kurier-1',
      'kurier-0',
      'odbior-1',
    ]);
    expect(answer.shippingTime.unknownTime).toBe(false);
    expect(answer.shippingTime.shippingTime.weekDay).toBeGreaterThanOrEqual(1);
    expect(answer.nonStandardizedInfo).toEqual({ active: false, isAllowed: true, courierId: null });
  });

  it('answers many products by aliases with one question to the catalogue', async () => {
    const products = vi.spyOn(shop().catalogue, 'products');
    try {
      const one = (id: number, size: string) =>
        `id${id}size${size}: shipping(ShippingInput: { mode: product, products: [{ id: ${id}, size: "${size}" }] }) { ${UNKNOWN} }`;
      const data = await query(`{ ${one(1001, 'uniw')} ${one(1002, '20')} ${one(1002, '30')} ${one(9, 'uniw')} }`);
      expect(data).toEqual({
        id1001sizeuniw: { shippingTime: { unknownTime: false } },
        id1002size20: { shippingTime: { unknownTime: false } },
        id1002size30: { shippingTime: { unknownTime: true } },
        id9sizeuniw: null,
      });
      expect(products.mock.calls).toEqual([[[1001, 1002, 9]]]);
    } finally {
      products.mockRestore();
    }
  });

  it('counts the threshold over all that is sent together', async () => {
    const costs = async (products: string) =>
      (await shipping(`{ mode: basket, products: [${products}] }`, COST)).shipping.shipping.map(
        (way: { cost: { value: number } }) => way.cost.value,
      );
    expect(await costs('{ id: 1001 }')).toEqual([16.9, 22.9, 0]);
    expect(await costs('{ id: 1001 }, { id: 1002, size: "20" }')).toEqual([0, 6, 0]);
    expect(await costs('{ id: 1001, quantity: 2 }, { id: 1001 }')).toEqual([0, 6, 0]);
    expect(await costs('{ id: 1001, quantity: 999999999 }, { id: 1001, quantity: 999999999 }')).toEqual([0, 6, 0]);
  });

  it.each([
    ['an unknown product', '{ id: 9, size: "uniw" }'],
    ['a size of another product', '{ id: 1001, size: "20" }'],
    ['a product with sizes and none named', '{ id: 1002 }'],
    ['no number', '{ id: "1001x", size: "uniw" }'],
    ['a number past all products', '{ id: "99999999999999999999999" }'],
    ['a quantity of nothing', '{ id: 1001, quantity: 0 }'],
    ['a negative quantity', '{ id: 1001, quantity: -3 }'],
    ['a part of a piece', '{ id: 1001, quantity: 0.5 }'],
    ['more than there can be', '{ id: 1001, quantity: 1e300 }'],
    ['one unknown among known ones', '{ id: 1001 }, { id: 9 }'],
    ['nothing', ''],
  ])('is null for %s', async (_, products) => {
    expect(await shipping(`{ mode: product, products: [${products}] }`, UNKNOWN)).toEqual({ shipping: null });
  });
});
