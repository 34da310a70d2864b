import { assert, dictionary, integer, oneof, property, record, string } from 'fast-check';
import { expect, it } from 'vitest';
import { countingOf } from './index.server.ts';

it('the index finds how a product is counted in its record, whatever its texts say', () => {
  const text = 'a,"forSale":false,"sellBy":7,{"sellBy":7},"order":{"min":9},"subscription":{"only":true}';
  const orders = oneof(
    record({}),
    record({ min: integer({ min: 1 }) }),
    record({ min: integer(), maxPerSize: integer() }),
  );
  assert(
    property(integer({ min: 1 }), orders, dictionary(string(), string()), string(), (sellBy, order, more, lead) => {
      const { sellBy: _, order: __, forSale: ___, subscription: ____, ...others } = more;
      const whole = { lead: lead + text, ...others, [text]: text, sellBy, precision: 0, order };
      const found = { sellBy, order };
      expect(countingOf(JSON.stringify(whole))).toEqual(found);
      expect(countingOf(JSON.stringify({ ...whole, forSale: false }))).toEqual({ ...found, forSale: false });
      expect(countingOf(JSON.stringify({ order, sellBy, ...others, lead: text }))).toEqual(found);
      expect(countingOf(JSON.stringify(whole, null, 2))).toEqual(found);
      const subscription = { periods: [30, 60], only: true, minDeliveries: 3 };
      expect(countingOf(JSON.stringify({ ...whole, subscription }))).toEqual({ ...found, subscription });
    }),
  );
});
