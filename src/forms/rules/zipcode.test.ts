import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../countries.ts';
import { told } from './testing/told.ts';
import { asksZipcode, checkZipcode, formatZipcode, hasDigitsOnly, zipcodeExample, zipcodeFormats } from './zipcode.ts';

/** The value kept, or the code of what is wrong. */

describe('the postcode', () => {
  it.each([
    ['PL', '00-950', '00-950'],
    ['PL', '00950', '00-950'],
    ['PL', '00.950', '00-950'],
    ['PL', ' 00 950 ', '00-950'],
    ['CZ', '10000', '100 00'],
    ['NL', '1234ab', '1234 AB'],
    ['GB', 'ec1a1hq', 'EC1A 1HQ'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['IE', 'd6wxy00', 'D6W XY00'],
    ['IE', 'A65F4E2', 'A65 F4E2'],
    ['US', '221621010', '22162-1010'],
    ['LV', 'LV1010', 'LV-1010'],
    ['LV', '1010', 'LV-1010'],
    ['AD', '500', 'AD500'],
    ['MD', '2001', '2001'],
    ['GI', 'gx111aa', 'GX11 1AA'],
    ['AE', '12345', '12345'],
    ['ZZ', 'AB 12', 'AB 12'],
    ['PL', '00–950', '00-950'],
    ['PL', '00\u2011950', '00-950'],
    ['PL', '\u202A00-950\u202C', '00-950'],
    ['PL', 'PL-00-950', '00-950'],
    ['PL', 'PL 00950', '00-950'],
    ['DE', 'DE-56068', '56068'],
    ['DE', 'D-56068', '56068'],
    ['DE', 'D 56068', '56068'],
    ['AT', 'A-1010', '1010'],
    ['CH', 'CH-8000', '8000'],
    ['FR', 'F-75001', '75001'],
    ['FI', 'FIN-00100', '00100'],
    ['SE', 'SE-123 45', '123 45'],
    ['LU', 'LU-1234', '1234'],
    ['LU', 'L-1234', 'L-1234'],
    ['NL', 'NL-1234 AB', '1234 AB'],
    ['LV', 'LV-1010', 'LV-1010'],
    ['AD', 'AD-500', 'AD500'],
    ['IE', 'IRL-A65 F4E2', 'A65 F4E2'],
    ['GB', 'GB-SW1A 1AA', 'SW1A 1AA'],
    ['GI', 'GI-GX11 1AA', 'GX11 1AA'],
    ['CZ', '110-00', '110 00'],
    ['SE', 'SE-113-21', '113 21'],
    ['NL', '1012-AB', '1012 AB'],
    ['GB', 'SW1A-1AA', 'SW1A 1AA'],
    ['MT', 'VLT-1117', 'VLT 1117'],
    ['IE', 'D02-X285', 'D02 X285'],
    ['PL', '00-950,', '00-950'],
    ['PL', '00-950.', '00-950'],
  ])('of %s, as %s, is written %s', (region, value, written) => {
    expect(told(checkZipcode(value, region))).toBe(written);
    expect(formatZipcode(value.trim(), region)).toBe(written);
  });

  it.each([
    ['PL', ''],
    ['PL', '0-0950'],
    ['PL', '00-95O'],
    ['PL', '000-950'],
    ['IE', 'O62 O1O2'],
    ['GI', 'GX12 1AA'],
    ['AE', '<>'],
  ])('of %s may not be „%s”, and the formats are told', (region, value) => {
    expect(checkZipcode(value, region)).toEqual({
      ok: false,
      error: { code: 'incorect_zipcode', formats: zipcodeFormats(region) },
    });
  });

  it('is not asked for where there are none', () => {
    expect(['HK', 'AE'].map((region) => told(checkZipcode(' ', region)))).toEqual(['', '']);
    expect(COUNTRIES.filter(({ code }) => !asksZipcode(code)).map(({ code }) => code)).toEqual(['HK', 'AE']);
  });

  it('may have its country in front, as in letters from abroad', () => {
    const refused = COUNTRIES.filter(({ code }) => {
      const example = zipcodeExample(code);
      return (
        example !== undefined && !['-', ' ', ''].every((sign) => checkZipcode(`${code}${sign}${example}`, code).ok)
      );
    });
    expect(refused).toEqual([]);
  });

  it('has an example, which is one', () => {
    expect(['PL', 'GB', 'IE', 'SE', 'HK'].map(zipcodeExample)).toEqual([
      '00-001',
      'A1 2BC',
      'A65 F4E2',
      '123 45',
      undefined,
    ]);
    for (const { code } of COUNTRIES) {
      const example = zipcodeExample(code);
      if (example !== undefined) expect([code, told(checkZipcode(example, code))]).toEqual([code, example]);
    }
  });

  it('asks for a keyboard of digits where digits are enough', () => {
    expect(['PL', 'DE', 'CZ'].map(hasDigitsOnly)).toEqual([true, true, true]);
    expect(['GB', 'IE', 'GI', 'AE', 'LV'].map(hasDigitsOnly)).toEqual([false, false, false, false, false]);
  });

  it('stays as it is once written', () => {
    const code = fc.string({ unit: fc.constantFrom(...'0123456789ABxy -'), maxLength: 12 });
    fc.assert(
      fc.property(code, fc.constantFrom('PL', 'GB', 'IE', 'US', 'KZ', 'LU', 'MT', 'AE'), (value, region) => {
        const written = formatZipcode(value, region);
        return written === undefined || formatZipcode(written, region) === written;
      }),
    );
  });
});
