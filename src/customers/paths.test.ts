import { describe, expect, it } from 'vitest';
import { isAccountPage, mayOfferKey } from './paths.ts';

describe('pages of accounts', () => {
  it.each([
    '/konto',
    '/konto/dane',
    '/logowanie',
    '/wyloguj',
    '/rejestracja',
    '/odzyskiwanie-hasla/x',
    '/en/konto',
    '/en/logowanie',
  ])('are told by their address: %s', (path) => expect(isAccountPage(path)).toBe(true));
  it.each(['/', '/kontakt', '/kontorys', '/koszyk', '/zamowienie/konto', '/en/kontakt', '/en'])(
    'do not include %s',
    (path) => expect(isAccountPage(path)).toBe(false),
  );
});

describe('pages over which a key is offered', () => {
  it.each(['/', '/produkt/kubek-1001', '/kontakt', '/en', '/en/kategoria/kubki'])('include %s', (path) =>
    expect(mayOfferKey(path)).toBe(true),
  );
  it.each(['/koszyk', '/zamowienie', '/konto/dane', '/en/koszyk', '/en/zamowienie', '/en/konto'])(
    'do not include %s',
    (path) => expect(mayOfferKey(path)).toBe(false),
  );
});
