import { assert, dictionary, integer, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { sellByOf } from './index.server.ts';

it('finds how a product is sold in its record, whatever its texts say', () => {
  const text = 'a,"sellBy":7,{"sellBy":7}';
  assert(
    property(integer({ min: 1 }), dictionary(string(), string()), string(), (sellBy, more, lead) => {
      const { sellBy: _, ...others } = more;
      const record = { lead: lead + text, ...others, [text]: text, sellBy, precision: 0 };
      expect(sellByOf(JSON.stringify(record))).toBe(sellBy);
      expect(sellByOf(JSON.stringify({ sellBy, ...others, lead: text }))).toBe(sellBy);
      expect(sellByOf(JSON.stringify(record, null, 2))).toBe(sellBy);
    }),
  );
});
