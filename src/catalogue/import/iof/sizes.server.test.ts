import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftOf, product } from './testing/feed.server.ts';

describe('sizes', () => {
  const sized = async (sizes: string) => (await draftOf(product({ sizes }))).sizes;

  test.each([
    ['<size id="0" name="uniwersalny"/>', ['uniw']],
    ['<size id="7" panel_name="uniw"/>', ['uniw']],
    ['<size code="a"/>', ['uniw']],
    ['<size id="7" name="M"/>', ['7']],
    ['<size id="0" name="S"/><size id="7" name="M"/>', ['0', '7']],
  ])('are read from %s', async (xml, types) => {
    expect((await sized(xml)).map((size) => size.type)).toEqual(types);
  });

  test('take a code of the producer for an EAN only with the right check digit, and only where it is meant as one', async () => {
    const [right, wrong] = await sized(
      '<size id="1" code_producer="5901234123457"/><size id="2" code_producer="5901234123458"/>',
    );
    expect([right?.ean, wrong?.ean]).toEqual(['5901234123457', undefined]);
    const own = product({
      attributes: 'id="15" vat="23" producer_code_standard="OTHER"',
      sizes: '<size id="1" code_producer="5901234123457"/>',
    });
    expect((await draftOf(own)).sizes[0]?.ean).toBeUndefined();
  });

  test('at a price of 0 are no offer to give away: the price is asked for', async () => {
    const [free, priced] = await sized('<size id="1"><price gross="0" net="0"/></size><size id="2"/>');
    expect(free).toMatchObject({ phonePrice: true });
    expect(free?.price).toBeUndefined();
    expect(priced).toMatchObject({ phonePrice: false, price: { regular: 8400 } });
  });

  test('take a net price alone with VAT', async () => {
    expect(await sized('<size id="1"><price net="93.4959"/></size>')).toMatchObject([{ price: { regular: 11_500 } }]);
    expect(await sized('<size id="1"><price gross="0" net="10"/></size>')).toMatchObject([
      { price: { regular: 1230 } },
    ]);
  });

  test('bear the mark of exempt goods', async () => {
    const draft = await draftOf(product({ attributes: 'id="15" vat="zw"', price: '<price net="10"/>' }));
    expect(draft.sizes[0]).toMatchObject({ vat: { bp: 0, exempt: true }, price: { regular: 1000 } });
  });
});

describe('quantities', () => {
  const stocked = async (stocks: string, rest = '') => {
    const draft = await draftOf(product({ sizes: `<size id="0">${stocks}</size>`, inside: rest }));
    return { ...draft, stocks: draft.sizes[0]?.stocks };
  };
  const sellBy = (quantity: string) =>
    `<iaiext:sell_by><iaiext:retail quantity="${quantity}"/><iaiext:wholesale quantity="5"/></iaiext:sell_by>`;

  test('have the precision of their step, and stock rounded down to it', async () => {
    expect(await stocked('<stock id="0" quantity="12.758"/>', sellBy('0.25'))).toMatchObject({
      precision: 2,
      sellBy: 25,
      stocks: [{ quantity: 1275 }],
    });
    expect(await stocked('<stock id="0" quantity="12.7"/>')).toMatchObject({
      precision: 0,
      sellBy: 1,
      stocks: [{ quantity: 12 }],
    });
    expect(await stocked('', sellBy('0'))).toMatchObject({ precision: 0, sellBy: 1, stocks: [] });
  });

  test('never change their precision for stock', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(100_000), fc.nat(999), async (whole, thousandths) => {
        const quantity = `${whole}.${String(thousandths).padStart(3, '0')}`;
        const { precision, stocks } = await stocked(`<stock id="0" quantity="${quantity}"/>`, sellBy('0.5'));
        expect(precision).toBe(1);
        expect(stocks?.[0]?.quantity).toBe(whole * 10 + Math.floor(thousandths / 100));
      }),
      { numRuns: 50 },
    );
  });

  test('keep the least order when it is more than a step', async () => {
    expect((await stocked('', '<unit name="m" moq="2.5"/>')).order).toEqual({ min: 25 });
    expect((await stocked('', '<unit name="m" moq="1"/>')).order).toEqual({});
    expect(await stocked('', sellBy('0.5'))).toMatchObject({ precision: 1, sellBy: 5, order: {} });
    expect((await stocked('', `${sellBy('0.5')}<unit name="m"/>`)).order).toEqual({});
    expect((await stocked('', `${sellBy('0.5')}<unit name="m" moq="0"/>`)).order).toEqual({});
    expect((await stocked('', `${sellBy('0.5')}<unit name="m" moq="1"/>`)).order).toEqual({ min: 10 });
  });

  test.each([
    ['<stock id="0" quantity="-1"/>', [{ branch: 'M0', own: true, quantity: -1 }]],
    ['<stock id="0" quantity="-1.000"/>', [{ branch: 'M0', own: true, quantity: -1 }]],
    ['<stock id="0" quantity="-3"/>', [{ branch: 'M0', own: true, quantity: 0 }]],
    ['<stock id="2" available_stock_quantity="4"/>', [{ branch: 'M2', own: false, quantity: 4 }]],
    ['<stock id="2" quantity="" stock_quantity="5"/>', [{ branch: 'M2', own: false, quantity: 5 }]],
    ['<stock quantity="2"/><stock quantity="3"/>', [{ branch: 'M0', own: true, quantity: 5 }]],
    ['<stock id="0" quantity="2"/><stock id="0" quantity="-1"/>', [{ branch: 'M0', own: true, quantity: -1 }]],
    ['<stock id="0" quantity="-1"/><stock id="0" quantity="2"/>', [{ branch: 'M0', own: true, quantity: -1 }]],
    ['<stock id="0"/>', [{ branch: 'M0', own: true, quantity: 0 }]],
  ])('are read from %s', async (xml, stocks) => {
    expect((await stocked(xml)).stocks).toEqual(stocks);
  });

  test('are none for a size that is unavailable', async () => {
    const xml = product({ sizes: '<size id="0" available="unavailable"><stock id="0" quantity="9"/></size>' });
    expect((await draftOf(xml)).sizes[0]?.stocks).toEqual([]);
  });
});
