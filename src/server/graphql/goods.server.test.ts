import { describe, expect, it } from 'vitest';
import { GOODS } from '../testing/goods.ts';
import { json, testShop } from '../testing/testShop.server.ts';

const zl = (value: number, formatted: string) => ({ value, currency: 'PLN', formatted: `${formatted}\u00A0zł` });
const MONEY = '{ gross { value currency formatted } net { value currency formatted } }';

/** As the theme's scripts ask for a size: every field, as wide as it gets. */
const PRODUCT = `
  fragment productInfo on ProductResponse { product {
    id, type, unit { name singular plural sellBy precision } points pointsReceive
    parametersWithContext { id name contextValue values { id name } }
    sizes { id name amount amount_mo amount_mw amount_mp
      availability { visible description descriptionTel status icon iconTel }
      price {
        price ${MONEY} max { gross { value } } youSavePercent omnibusPrice ${MONEY}
        omnibusPriceDetails { youSavePercent omnibusPriceIsHigherThanSellingPrice newPriceEffectiveUntil { formatted } }
        beforeRebate { gross { value } } beforeRebateDetails { youSavePercent } advancePrice { gross { value } }
        depositPrice { gross { value } } totalDepositPrice { gross { value } } suggested { gross { value } } rebateCodeActive
        rebateNumber { number gross { value formatted } allThresholds {
          percent firstThresholdValue endThresholdValue thresholdDiff minQuantity priceAfterRebate { gross { value } } } }
      } } } }`;

describe('goods in the graph', () => {
  const { ask } = testShop({ files: GOODS });
  const query = async (text: string) => {
    const answer = await ask('/graphql/v1/?query=product', json({ query: text }));
    const { data, errors } = await answer.json();
    expect(errors).toBeUndefined();
    return data;
  };

  it('tell what a product is and what its sizes cost', async () => {
    const { id1001, id9 } = await query(`{
      id1001: product(productId: 1001, displaySizesByConfig: false) { ...productInfo }
      id9: product(productId: "9") { ...productInfo }
    } ${PRODUCT}`);
    expect(id9).toBeNull();
    const { sizes, ...product } = id1001.product;
    expect(product).toMatchObject({ id: '1001', type: 'item', unit: { name: 'szt.', sellBy: 1, precision: 0 } });
    expect(sizes).toEqual([
      {
        id: 'uniw',
        name: 'uniw',
        amount: 40,
        amount_mo: 40,
        amount_mw: null,
        amount_mp: null,
        availability: {
          visible: true,
          description: null,
          descriptionTel: null,
          status: 'enable',
          icon: null,
          iconTel: null,
        },
        price: {
          price: { gross: zl(68, '68,00'), net: zl(55.28, '55,28') },
          max: { gross: { value: 84 } },
          youSavePercent: 15,
          omnibusPrice: { gross: zl(80, '80,00'), net: zl(65.04, '65,04') },
          omnibusPriceDetails: {
            youSavePercent: 15,
            omnibusPriceIsHigherThanSellingPrice: true,
            newPriceEffectiveUntil: null,
          },
          beforeRebate: null,
          beforeRebateDetails: null,
          advancePrice: null,
          depositPrice: null,
          totalDepositPrice: null,
          suggested: { gross: { value: 89 } },
          rebateCodeActive: false,
          rebateNumber: {
            number: 3,
            gross: { value: 62.56, formatted: '62,56\u00A0zł' },
            allThresholds: [
              {
                percent: 8,
                firstThresholdValue: 3,
                endThresholdValue: 5,
                thresholdDiff: 3,
                minQuantity: 3,
                priceAfterRebate: { gross: { value: 62.56 } },
              },
              {
                percent: 12,
                firstThresholdValue: 6,
                endThresholdValue: null,
                thresholdDiff: 3,
                minQuantity: 6,
                priceAfterRebate: { gross: { value: 59.84 } },
              },
            ],
          },
        },
      },
    ]);
  });

  it('may be asked for many at once, each whole', async () => {
    const aliases = Array.from(
      { length: 12 },
      (_, n) => `a${n}: product(productId: ${1001 + (n % 5)}) { ...productInfo }`,
    );
    const found = await query(`{ ${aliases.join(' ')} } ${PRODUCT}`);
    expect(Object.values(found).map((one) => (one as { product: { id: string } }).product.id)).toEqual(
      aliases.map((_, n) => String(1001 + (n % 5))),
    );
  });

  it('are found by ids, in that order, with their versions', async () => {
    const { products } =
      await query(`{ products(searchInput: { productsId: [1003, 9, 1001, "x", 1001] }) { took products {
      id type name link icon description versionName pointsReceive producer { name link }
      price { price { gross { value } } youSavePercent omnibusPrice { gross { value } } crossedPrice { gross { value } } }
      sizes { name id code amount availability { status } price { price { gross { value } } } }
      unit { name singular plural precision sellBy } group { name versions { id name } }
      parametersWithContext { values { name } contextValue } subscription { minimumQuantity periods only }
    } } }`);
    expect(products.took).toEqual(expect.any(Number));
    expect(products.products).toMatchObject([
      {
        id: '1003',
        link: '/produkt/talerz-1003',
        group: null,
        subscription: null,
        price: { price: { gross: { value: 95 } } },
        sizes: [
          { id: '24', amount: 3, availability: { status: 'enable' } },
          { id: '20', amount: 0, availability: { status: 'disable' } },
        ],
      },
      {
        id: '1001',
        versionName: 'kobalt',
        icon: expect.stringMatching(/^\/pictures\//),
        price: { youSavePercent: 15, crossedPrice: { gross: { value: 84 } } },
        group: {
          versions: [
            { id: '1002', name: 'mech' },
            { id: '1001', name: 'kobalt' },
          ],
        },
        subscription: { minimumQuantity: null, periods: [30], only: false },
      },
    ]);
  });

  it('are found by words of their names and by days between deliveries, each narrowing the others', async () => {
    const ids = async (input: string) =>
      (
        (await query(`{ products(searchInput: ${input}) { products { id } } }`)).products as {
          products: { id: string }[];
        }
      ).products.map(({ id }) => id);
    // All of them are in the category „Kubki”: names come before it.
    expect((await ids('{ text: "KUBEK" }')).slice(0, 2).toSorted()).toEqual(['1001', '1002']);
    expect(await ids('{ text: "glinę" }')).toEqual(['1005']);
    expect(await ids('{ text: "kubek dinozaur" }')).toEqual([]);
    expect(await ids('{ text: " .,% " }')).toEqual([]);
    expect(await ids('{ subscriptionPeriods: [14, 30] }')).toEqual(['1001']);
    expect(await ids('{ subscriptionPeriods: [14] }')).toEqual([]);
    expect(await ids('{ text: "kubek", subscriptionPeriods: [30] }')).toEqual(['1001']);
    expect(await ids('{ productsId: [1005, 1002, 1001], text: "glinę" }')).toEqual(['1005']);
    expect(await ids('{}')).toEqual([]);
  });

  it('tell what lies in each of the shop’s own stores', async () => {
    const text = (id: string) => `{ sizeAvailability(productId: ${id}) { sizes { id name productSizeAvailableInStocks {
      quantity strictQuantity unit { singular plural } productAvailableStatus { description icon }
      stockInfo { name street city zipcode country description cleardescription
        contact { phone { text link } mail gg } openingHours { monday { open allDay from till } } longitude latitude }
    } } } }`;
    const { sizeAvailability } = await query(text('1005'));
    expect(sizeAvailability.sizes).toMatchObject([
      {
        id: 'uniw',
        productSizeAvailableInStocks: [
          { quantity: 412.5, unit: { singular: 'sztuka' }, stockInfo: { name: 'Sklep', street: null, contact: null } },
        ],
      },
    ]);
    expect((await query(text('9'))).sizeAvailability).toBeNull();
  });

  it('tell the lowest price of every size that has one, always as a list', async () => {
    const lowest = async (args: string) =>
      (
        await query(
          `{ getLastLowestProductPrices${args} { id sizes { id price { gross { value currency formatted } } } } }`,
        )
      ).getLastLowestProductPrices;
    const cup = { id: '1001', sizes: [{ id: 'uniw', price: { gross: zl(80, '80,00') } }] };
    const plate = {
      id: '1003',
      sizes: [
        { id: '24', price: { gross: zl(95, '95,00') } },
        { id: '20', price: { gross: zl(69, '69,00') } },
      ],
    };
    expect(await lowest('(productId: 1001)')).toEqual([cup]);
    expect(await lowest('(productsId: [1003, 1001, 9, "x"])')).toEqual([plate, cup]);
    expect(await lowest('(productId: 1001, productsId: [1001], sizeId: "uniw")')).toEqual([cup]);
    expect(await lowest('(productId: 1001, sizeId: "24")')).toEqual([{ id: '1001', sizes: [] }]);
    for (const nothing of ['', '(productId: 9)', '(productsId: [])', '(productId: null)']) {
      expect(await lowest(nothing)).toEqual([]);
    }
  });

  it('refuse an id that is none with a code', async () => {
    const answer = await ask('/graphql/v1/', json({ query: '{ product(productId: {}) { product { id } } }' }));
    expect((await answer.json()).errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});
