import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serverChecks } from './checks.server.ts';
import { checkNip, formatNip } from './nip.ts';
import { told } from './testing/told.ts';

/** The value kept, or the code of what is wrong. */

describe('the tax number', () => {
  const nip = (value: string, region: string) => told(checkNip(value, region, serverChecks.nip));

  it.each([
    ...['1234563218', '123-456-32-18', 'PL1234563218', 'pl 123 456 32 18'],
    ...['nr NIP: 123-456-32-18', '1234563218,', '1234563218;'],
    ...['NIP 123-456-32-18', 'NIP: 1234563218', 'NIP: PL1234563218', 'VAT UE PL1234563218'],
    ...[
      '123–456–32–18',
      '123\u2011456\u201132\u201118',
      '\u202A1234563218\u202C',
      '１２３４５６３２１８',
      '123\u00A0456\u00A032\u00A018',
    ],
  ])('may be the Polish %s', (value) => {
    expect(nip(value, 'PL')).toBe('1234563218');
    expect(formatNip(value, 'PL')).toBe('123-456-32-18');
  });

  it.each(Array.from({ length: 10 }, (_, digit) => String(digit).repeat(10)))(
    'may not be %s, which is nobody’s',
    (value) => {
      expect(nip(value, 'PL')).toBe('incorect_nip');
    },
  );

  it.each([
    ['', 'PL', 'incorect_nip'],
    ['123456321', 'PL', 'incorect_nip'],
    ['1234563219', 'PL', 'incorect_nip'],
    ['856#734', 'PL', 'illegal_characters_client_nip'],
    ['DE 136.695.976', 'DE', 'DE136695976'],
    ['136695976', 'DE', '136695976'],
    ['136695978', 'DE', 'incorect_nip'],
    ['EL 094259216', 'GR', 'EL094259216'],
    ['GB980780684', 'GB', 'GB980780684'],
    ['XI980780684', 'GB', 'XI980780684'],
    ['A', 'US', 'incorect_nip'],
    ['--', 'NL', 'incorect_nip'],
    ['000000000', 'GR', 'incorect_nip'],
    ['12-3456789', 'US', '123456789'],
    ['1'.repeat(21), 'US', 'incorect_nip'],
    ['1'.repeat(200), 'US', 'max_length'],
  ])('%s in %s is %s', (value, region, expected) => {
    expect(nip(value, region)).toBe(expected);
  });

  it('has as check digit the only digit that fits', () => {
    const start = fc.stringMatching(/^[1-9]\d{8}$/).filter((digits) => new Set(digits).size > 1);
    fc.assert(
      fc.property(start, (digits) => [...'0123456789'].filter((last) => checkNip(digits + last, 'PL').ok).length <= 1),
    );
  });
});
