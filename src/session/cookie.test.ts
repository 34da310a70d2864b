import { describe, expect, it } from 'vitest';
import { cookieTerms, tokenCookie, tokenIn } from './cookie.ts';

const TOKEN = 'a'.repeat(43);
const secure = { name: '__Host-witryna', secure: true };

describe('the cookie of a session', () => {
  it('is bound to the host over https', () => {
    expect(cookieTerms('https://sklep.example')).toEqual(secure);
    expect(tokenCookie(TOKEN, secure)).toBe(
      `__Host-witryna=${TOKEN}; Path=/; Max-Age=2592000; Secure; HttpOnly; SameSite=Lax`,
    );
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]'])('has a plain name on %s', (url) => {
    const terms = cookieTerms(url);
    expect(terms).toEqual({ name: 'witryna', secure: false });
    expect(terms && tokenCookie(TOKEN, terms)).toBe(
      `witryna=${TOKEN}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
    );
  });

  it('is not given over plain http on a network', () => {
    expect(cookieTerms('http://192.168.1.5:3000')).toBeUndefined();
    expect(cookieTerms('http://localhost.sklep.example')).toBeUndefined();
  });

  it.each([
    [`__Host-witryna=${TOKEN}`, TOKEN],
    [`a=b; __Host-witryna=${TOKEN}; c=d`, TOKEN],
    [`x__Host-witryna=${TOKEN}`, undefined],
    [`witryna=${TOKEN}`, undefined],
    ['__Host-witryna=', undefined],
    [`__Host-witryna=${TOKEN}a`, undefined],
    [`__Host-witryna=${'a'.repeat(42)}'`, undefined],
    [undefined, undefined],
  ])('is read from %s', (header, token) => {
    expect(tokenIn(header, secure)).toBe(token);
  });
});
