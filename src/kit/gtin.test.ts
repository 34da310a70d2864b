import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGlobalGtin, isGtin } from './gtin.ts';

describe('isGtin', () => {
  // Numbers printed in the General Specifications and on common goods.
  it.each(['9506000140445', '5901234123457', '036000291452', '73513537', '10614141000415'])('takes %s', (code) => {
    expect(isGtin(code)).toBe(true);
  });
  it.each(['5901234123458', '590123412345', '59012341234570', '', '0000000000000', '590123412345a', '٥٩٠١٢٣٤١٢٣٤٥٧'])(
    'refuses %s',
    (code) => expect(isGtin(code)).toBe(false),
  );
  it('has one right check digit for every thirteen others', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{12}$/), (thirteen) => {
        expect([...'0123456789'].filter((digit) => isGtin(thirteen + digit))).toHaveLength(1);
      }),
    );
  });
});

describe('isGlobalGtin', () => {
  it.each(['5901234123457', '73513537', '9780201379624'])('takes %s', (code) => {
    expect(isGlobalGtin(code)).toBe(true);
  });
  it.each(['2000100102503', '0200000000004', '20000004', '9901234567891', '5901234123458'])('refuses %s', (code) =>
    expect(isGlobalGtin(code)).toBe(false),
  );
});
