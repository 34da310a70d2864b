import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transferCode } from './code.ts';

const ACCOUNT = '92124012340001567890123456';
const published = { account: ACCOUNT, amount: 1200, recipient: 'Odbiorca 1', title: 'FV 1234/34/2012' };

describe('the 2D code of a transfer', () => {
  // Examples of the recommendation, recipients of type 1 and 2.
  it.each([
    [{ ...published, nip: '1234567890' }, `1234567890|PL|${ACCOUNT}|001200|Odbiorca 1|FV 1234/34/2012|||`],
    [{ ...published, nip: '1234567890', amount: 0 }, `1234567890|PL|${ACCOUNT}|000000|Odbiorca 1|FV 1234/34/2012|||`],
    [{ ...published, title: 'Przelew ekspress' }, `|PL|${ACCOUNT}|001200|Odbiorca 1|Przelew ekspress|||`],
  ])('is as published', (transfer, code) => {
    expect(transferCode(transfer)).toBe(code);
  });

  it('keeps Polish letters and cuts what is long', () => {
    const code = transferCode({
      ...published,
      recipient: 'Pracownia Ceramiczna „Żółć” sp. z o.o.',
      title: 'Zamówienie 1042',
    });
    expect(code).toContain('|Pracownia Ceramiczna|Zamówienie 1042|');
    expect(transferCode({ ...published, recipient: 'Żółć (Łódź) | x' })).toContain('|Żółć Łódź x|');
  });

  it('leaves an amount of more than six digits to the payer', () => {
    expect(transferCode({ ...published, amount: 999_999 })).toContain('|999999|');
    expect(transferCode({ ...published, amount: 1_000_000 })).toContain('|000000|');
  });

  it('has nine fields within their lengths, whatever is in them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.nat(), (recipient, title, amount) => {
        const fields = transferCode({ account: ACCOUNT, amount, recipient, title }).split('|');
        expect(fields).toHaveLength(9);
        expect(fields[3]).toMatch(/^\d{6}$/);
        expect(Array.from(fields[4] ?? '').length).toBeLessThanOrEqual(20);
        expect(Array.from(fields[5] ?? '').length).toBeLessThanOrEqual(32);
      }),
    );
  });
});
