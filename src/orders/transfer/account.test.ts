import { describe, expect, it } from 'vitest';
import { groupAccount, readAccount } from './account.ts';

// The IBAN registry's example for Poland (SWIFT, IBAN Registry).
const ACCOUNT = '61109010140000071219812874';

describe('a Polish account', () => {
  it.each([
    ACCOUNT,
    `PL${ACCOUNT}`,
    'PL61 1090 1014 0000 0712 1981 2874',
    '61-1090-1014-0000-0712-1981-2874',
    'pl61 1090 1014 0000 0712 1981 2874',
  ])('is read from %s', (typed) => {
    expect(readAccount(typed)).toEqual({ ok: true, value: ACCOUNT });
  });

  it.each([
    '',
    ACCOUNT.slice(1),
    `${ACCOUNT}0`,
    'DE89370400440532013000',
    'PL61 1090 1014 0000 0712 1981 287A',
    '00000000000000000000000000',
  ])('is not %s', (typed) => {
    expect(readAccount(typed)).toEqual({ ok: false, error: 'badAccount' });
  });

  it('is not one with any digit changed', () => {
    for (let at = 0; at < ACCOUNT.length; at++) {
      const changed = ACCOUNT.slice(0, at) + ((Number(ACCOUNT[at]) + 1) % 10) + ACCOUNT.slice(at + 1);
      expect(readAccount(changed)).toEqual({ ok: false, error: 'badAccount' });
    }
  });

  it('is not one of an office whose own check digit is wrong, though the account adds up', () => {
    // 98 − (account, PL as 2521, 00) mod 97 for the office 10901015.
    expect(readAccount('36109010150000071219812874')).toEqual({ ok: false, error: 'badAccount' });
  });

  it('is shown in groups of two and fours', () => {
    expect(groupAccount(ACCOUNT)).toBe('61 1090 1014 0000 0712 1981 2874');
  });
});
