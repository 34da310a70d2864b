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

const POINTS = `- { code: BOL01M, name: Rynek, street: Rynek 12, postcode: 59-700, city: Bolesławiec, latitude: 51.26, longitude: 15.57 }
- { code: WAW02M, name: Polna, street: Polna, postcode: 00-625, city: Warszawa, latitude: 52.22, longitude: 21.01, pays: false }
`;

describe('pick-up points in the graph', () => {
  const ways = `delivery:
  - { id: automat, name: Automat, cost: 12, cash_on_delivery: 5, points: automaty }
  - { id: kurier, name: Kurier, cost: 16.90 }
`;
  const { ask } = testShop({
    files: { ...CATALOGUE, 'shop.yaml': `${SHOP['shop.yaml']}${ways}`, 'points/automaty.yaml': POINTS },
  });
  const query = async (text: string) => {
    const { data, errors } = await (await ask('/graphql/v1/', json({ query: text }))).json();
    expect(errors).toBeUndefined();
    return data;
  };
  const RYNEK = {
    ...{ id: 'BOL01M', courierId: 'automat', name: 'Rynek', requiredClientNumber: false },
    coordinates: { latitude: 51.26, longitude: 15.57, distance: null },
    address: { buildingAndHouseNumber: '12', street: 'Rynek', city: 'Bolesławiec', country: 'PL', postcode: '59-700' },
  };
  const POINT = `id courierId name requiredClientNumber coordinates { latitude longitude distance }
    address { buildingAndHouseNumber street city country postcode }`;
  const search = async (input: string) =>
    (
      await query(`{ searchPickupPoints(SearchPickupPointsInput: { ${input} }) {
        data { ${POINT} } gps { latitude longitude } } }`)
    ).searchPickupPoints;

  it('are found by their words, for a way that ends at one', async () => {
    const found = { data: [RYNEK], gps: { latitude: 51.26, longitude: 15.57 } };
    expect(await search('shippingId: "automat-1", query: "rynek bolesławiec"')).toEqual(found);
    expect((await search('shippingId: "automat", query: "BOL01M"')).data).toMatchObject([{ id: 'BOL01M' }]);
    expect((await search('shippingId: "automat"')).data).toHaveLength(2);
    expect(await search('shippingId: "automat", query: "Kraków"')).toEqual({ data: [], gps: null });
    for (const id of ['kurier', 'nic', '']) expect(await search(`shippingId: "${id}"`)).toBeNull();
  });

  it('leave out those that take no money where money is to be taken', async () => {
    const found = await search('shippingId: "automat-0", cashOnDelivery: true');
    expect(found.data.map(({ id }: { id: string }) => id)).toEqual(['BOL01M']);
    expect((await search('shippingId: "automat", query: "Warszawa"')).data[0].address).toMatchObject({
      ...{ buildingAndHouseNumber: null, street: 'Polna' },
    });
  });

  it('stand by each way, the nearest first, where a place is given', async () => {
    const near = async (place: string) => {
      const { shipping } = await query(`{ shipping(ShippingInput: { mode: product, products: [{ id: 1001 }]${place} }) {
        shipping { courier { fullId } courierPickupPoints { id coordinates { distance } } } } }`);
      return shipping.shipping.map((way: { courier: { fullId: string }; courierPickupPoints: { id: string }[] }) => [
        way.courier.fullId,
        ...way.courierPickupPoints.map(({ id }) => id),
      ]);
    };
    expect(await near(', coordinates: { latitude: 52.2, longitude: 21 }')).toEqual([
      ['automat-1', 'WAW02M', 'BOL01M'],
      ['automat-0', 'BOL01M'],
      ['kurier-1'],
    ]);
    const none = [['automat-1'], ['automat-0'], ['kurier-1']];
    expect(await near('')).toEqual(none);
    expect(await near(', coordinates: { latitude: 1e308, longitude: 21 }')).toEqual(none);
  });
});

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
