import { describe, expect, it } from 'vitest';
import { codeKey, codeRefusal, codeView, coversCategory } from './codeTerms.ts';
import type { RebateCode } from './model.ts';

const code = (more: Partial<RebateCode> = {}): RebateCode => ({
  code: 'STÓŁ10',
  name: 'Talerze tańsze o 10 %',
  rebate: { percentBp: 1000 },
  oncePerCustomer: false,
  ...more,
});

describe('a rebate code', () => {
  it.each([
    'STÓŁ10',
    ' stół 10 ',
    'Stol-10',
    'stół_10',
    '„STÓŁ10”',
    'stół10.',
    'Stół–10',
    '\u200ESTOL10\u200B',
    'ＳＴＯＬ１０',
  ])('is found however it is typed: %j', (typed) => {
    expect(codeKey(typed)).toBe('STOL10');
  });

  it('is looked at no further than any code is long', () => {
    expect(codeKey('a'.repeat(100_000))).toHaveLength(40);
    expect(codeKey(' - _')).toBe('');
  });

  it('is in force from its first moment to its last', () => {
    const between = code({ from: 100, to: 200 });
    expect(codeRefusal(between, { at: 99, used: 0 })).toBe('rebates_code_begins');
    expect(codeRefusal(between, { at: 100, used: 0 })).toBeUndefined();
    expect(codeRefusal(between, { at: 199, used: 0 })).toBeUndefined();
    expect(codeRefusal(between, { at: 200, used: 0 })).toBe('rebates_code_expires');
    expect(codeRefusal(code(), { at: 0, used: 1_000_000 })).toBeUndefined();
  });

  it('is used up by so many orders', () => {
    expect(codeRefusal(code({ uses: 2 }), { at: 0, used: 1 })).toBeUndefined();
    expect(codeRefusal(code({ uses: 2 }), { at: 0, used: 2 })).toBe('rebates_code_used');
  });

  it('means its categories and those below them', () => {
    expect(coversCategory(code(), ['kubki', 'stol'])).toBe(true);
    expect(coversCategory(code({ categories: ['stol'] }), ['kubki', 'stol'])).toBe(true);
    expect(coversCategory(code({ categories: ['talerze'] }), ['kubki', 'stol'])).toBe(false);
  });

  it.each([
    [
      { worth: 9999, covered: true, rebate: 0 },
      { state: 'minimum', least: 10_000, missing: 1 },
    ],
    [{ worth: 10_000, covered: false, rebate: 0 }, { state: 'nothing' }],
    [{ worth: 10_000, covered: true, rebate: 0 }, { state: 'better' }],
    [{ worth: 10_000, covered: true, rebate: 1 }, { state: 'works' }],
  ])('says why it takes nothing off: %j', (facts, expected) => {
    expect(codeView(code({ least: 10_000 }), facts)).toMatchObject(expected);
  });
});
