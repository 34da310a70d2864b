import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cookieIn, cookieLine } from './cookie.ts';

describe('cookieLine', () => {
  it('counts its life in days, for the whole shop', () => {
    expect(cookieLine('strip', '1', 1)).toBe('strip=1; path=/; max-age=86400; SameSite=Lax');
    expect(cookieLine('notice', 'yes', 30)).toContain('max-age=2592000');
    expect(cookieLine('gone', '', 0)).toContain('max-age=0');
    expect(cookieLine('session', 'x')).toBe('session=x; path=/; SameSite=Lax');
    expect(cookieLine('safe', 'x', undefined, { secure: true, sameSite: 'Strict' })).toBe(
      'safe=x; path=/; SameSite=Strict; Secure',
    );
  });

  it('encodes unless asked not to', () => {
    expect(cookieLine('a', 'ż;b')).toContain('a=%C5%BC%3Bb;');
    expect(cookieLine('a', '{"x":1}', undefined, { raw: true })).toContain('a={"x":1};');
  });

  it('comes back as it went in, whatever the value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const pair = cookieLine('name', value).split('; ')[0];
        expect(cookieIn(`other=1; ${pair}; named=2`, 'name')).toBe(value);
      }),
    );
  });
});

describe('cookieIn', () => {
  it('finds the whole name only', () => {
    expect(cookieIn('xname=1; name=2', 'name')).toBe('2');
    expect(cookieIn('xname=1; names=2', 'name')).toBeUndefined();
    expect(cookieIn('', 'name')).toBeUndefined();
    expect(cookieIn('name=a=b', 'name')).toBe('a=b');
  });

  it('gives a broken encoding as it is', () => {
    expect(cookieIn('name=%E0%A4%A', 'name')).toBe('%E0%A4%A');
    expect(cookieIn('name=%20', 'name', { raw: true })).toBe('%20');
  });
});
