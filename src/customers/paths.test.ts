import { describe, expect, it } from 'vitest';
import { isAccountPage } from './paths.ts';

describe('pages of accounts', () => {
  it.each(['/konto', '/konto/dane', '/logowanie', '/wyloguj', '/rejestracja', '/odzyskiwanie-hasla/x'])(
    'are told by their address: %s',
    (path) => expect(isAccountPage(path)).toBe(true),
  );
  it.each(['/', '/kontakt', '/kontorys', '/koszyk', '/zamowienie/konto'])('do not include %s', (path) =>
    expect(isAccountPage(path)).toBe(false),
  );
});
