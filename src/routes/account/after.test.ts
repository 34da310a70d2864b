import { describe, expect, it } from 'vitest';
import { afterOf, withAfter } from './after.ts';

const ledTo = (asked: string) => afterOf({ searchParams: new URLSearchParams({ dalej: asked }) });

describe('afterOf', () => {
  it.each(['/koszyk', '/en/koszyk', '/produkt/kubek-1001?size=250#opinie'])('leads on to %s', (path) =>
    expect(ledTo(path)).toBe(path),
  );

  it.each([
    ...['https://inny.example', '//inny.example', '/\\inny.example', 'javascript:alert(1)', 'koszyk'],
    ...['/a b', '/a\r\nSet-Cookie: a=b', `/${'a'.repeat(500)}`, ''],
  ])('leads nowhere but into the account for %j', (asked) => expect(ledTo(asked)).toBe('/konto'));

  it.each(['/logowanie', '/wyloguj', '/rejestracja?a=b', '/en/logowanie'])('leads not back to %s', (path) =>
    expect(ledTo(path)).toBe('/konto'),
  );

  it('leads into the account when nothing is asked for', () =>
    expect(afterOf({ searchParams: new URLSearchParams() })).toBe('/konto'));
});

it('an address carries what is not the account itself', () => {
  expect(withAfter('/logowanie', '/konto')).toBe('/logowanie');
  expect(withAfter('/logowanie', '/koszyk?a=b')).toBe('/logowanie?dalej=%2Fkoszyk%3Fa%3Db');
});
