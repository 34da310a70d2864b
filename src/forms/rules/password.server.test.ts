import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serverChecks } from './checks.server.ts';
import { checkPassword } from './password.ts';
import { told } from './testing/told.ts';

/** The value kept, or the code of what is wrong. */

describe('the rule of passwords', () => {
  const terms = { min: 6, max: 30, own: ['Glinianka'] };
  const password = (value: string, ...logins: string[]) =>
    told(checkPassword(value, terms, logins, serverChecks.password));

  it.each(['kubek z uchem', 'x7#Kp!', `${'Ł'.repeat(2)}ódka77`, '😀😁😂🤣😃😄'])('takes %s', (value) => {
    expect(password(value)).toBe(value);
  });

  it('counts characters', () => {
    expect(checkPassword('x7#K', terms)).toEqual({ ok: false, error: { code: 'password_to_short', bound: 6 } });
    expect(checkPassword('x7#Kp!9'.repeat(5), terms)).toEqual({
      ok: false,
      error: { code: 'password_to_long', bound: 30 },
    });
    expect(password('')).toBe('no_password');
    expect(password('a'.repeat(1_000_000))).toBe('password_to_long');
    const marked = 'Zażółć gęślą jaźń, ąęóśżźćńł'.normalize('NFD');
    expect(password(marked)).toBe(marked);
    expect(password('żółć'.normalize('NFD'))).toBe('password_to_short');
  });

  it('refuses the login', () => {
    expect(password('JanKowal7', 'jankowal7')).toBe('login_equals_password');
    expect(password('JanKowal7', 'jan')).toBe('JanKowal7');
  });

  it('refuses the login that the shop makes of an e-mail address', () => {
    const email = 'Xawery+sklep.Q7@example.pl';
    for (const made of ['xawerysklep.q7', 'Xawerysklep.Q712'])
      expect(password(made, '', email)).toBe('login_equals_password');
    expect(password('xawerysklep.q799', '', email)).toBe('xawerysklep.q799');
  });

  it.each([
    'haslo123',
    'Hasło1',
    'P@ssw0rd!',
    'qwerty',
    'qwerty123',
    'QWEasd',
    'asdfgh',
    '123456',
    '654321',
    '111111',
    'abcabc',
    'abcabcabc',
    '121212',
    'zaq12wsx',
    '1qaz2wsx',
    'polska2024',
    'kochanie',
    'glinianka1',
    'Glinianka',
    '12051987',
    '12.05.1987',
    '1987-05-12',
    'kotkotkot',
    'misiek77',
    'kotekkotek',
    'abcdef',
    'zyxwvu',
    '147258',
    'michael',
    'Shadow1!',
    'jennifer99',
    'changeme',
    'sunsh1ne',
  ])('refuses %s, which is guessed first', (value) => {
    expect(password(value)).toBe('password_forbidden');
  });

  // Words with a year, names with digits, brands, rows of numbers.
  it.each([
    'maria123',
    '112233',
    'cocacola',
    'Listopad2026',
    'Wrzesień2025',
    'katarzyna1',
    'Zuzanna2015',
    'poznan2024',
    'myszka12',
  ])('refuses %s, which is guessed soon', (value) => expect(password(value)).toBe('password_forbidden'));

  it('refuses what is made of what its owner signs in with', () => {
    expect(password('kowalska77', 'kowalska')).toBe('password_forbidden');
    expect(password('kowalska77', 'anna.kowalska@example.pl')).toBe('password_forbidden');
  });

  it('takes what nobody can guess, however short it may be and whatever it seems to say', () => {
    const letters = [...'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#%+-_.'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...letters), { minLength: 12, maxLength: 30 }), (signs) => {
        expect(password(signs.join(''))).toBe(signs.join(''));
      }),
      { numRuns: 2000 },
    );
  });
});
