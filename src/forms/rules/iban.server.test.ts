import { describe, expect, it } from 'vitest';
import { serverChecks } from './checks.server.ts';
import { checkIban, formatIban } from './iban.ts';
import { told } from './testing/told.ts';

/** The value kept, or the code of what is wrong. */

describe('the number of an account', () => {
  const IBAN = 'PL61109010140000071219812874';

  it.each([
    '61109010140000071219812874',
    '61 1090 1014 0000 0712 1981 2874',
    '61-1090-1014-0000-0712-1981-2874',
    'pl61 1090 1014 0000 0712 1981 2874',
    '61.1090.1014.0000.0712.1981.2874',
    'IBAN PL61 1090 1014 0000 0712 1981 2874',
    'IBAN: 61 1090 1014 0000 0712 1981 2874',
    '\u202A61 1090 1014 0000 0712 1981 2874\u202C',
    '61–1090–1014–0000–0712–1981–2874',
    'Nr konta: 61 1090 1014 0000 0712 1981 2874',
    'numer rachunku 61 1090 1014 0000 0712 1981 2874,',
    'Konto bankowe: PL61 1090 1014 0000 0712 1981 2874.',
    '61/1090/1014/0000/0712/1981/2874',
    '61_1090_1014_0000_0712_1981_2874',
    '(PL) 61 1090 1014 0000 0712 1981 2874',
    '61 1090 1O14 0000 07l2 1981 2874',
    IBAN,
  ])('may be written %s', (value) => {
    expect(checkIban(value, serverChecks.iban)).toEqual({ ok: true, value: IBAN });
    expect(formatIban(value)).toBe('61 1090 1014 0000 0712 1981 2874');
  });

  it.each([
    '',
    '61109010140000071219812875',
    '6110901014000007121981287',
    'PL6110901014000007121981287',
    'x'.repeat(60),
    'DE00370400440532013000',
  ])('may not be „%s”', (value) => {
    expect(told(checkIban(value, serverChecks.iban))).toBe('incorrect_iban');
  });

  it('is shown in fours from its start when it is of another country', () => {
    expect(formatIban('de89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
    expect(formatIban('12')).toBe('12');
  });
});
