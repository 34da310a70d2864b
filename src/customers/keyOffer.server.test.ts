import { describe, expect, it } from 'vitest';
import type { PasskeyView } from '../passkeys/model.ts';
import type { Shopper } from '../session/model.ts';
import { keyOfferOf } from './keyOffer.server.ts';
import { isKeyDeclined } from './keyOffer.ts';
import type { Customer } from './model.ts';

const NOW = 1_800_000_000_000;
const service = { base: '/accounts', domain: 'sklep.example' };
const key = { id: 'k', name: 'Telefon', createdAt: NOW, usedAt: undefined, backedUp: true };

const offered = (shopper: Shopper, keys: PasskeyView[] = []) =>
  keyOfferOf(
    {
      customers: { find: async (id) => (id === 'anna' ? ({ id, login: 'anna' } as Customer) : undefined) },
      passkeys: { keys: async () => keys, service },
      clock: () => NOW,
    },
    shopper,
  );

describe('a first key', () => {
  it('is offered to a customer who has none, at once when they have just proved who they are', async () => {
    expect(await offered({ customer: 'anna', provedAt: NOW - 60_000 })).toEqual({
      service,
      login: 'anna',
      fresh: true,
    });
    expect(await offered({ customer: 'anna', provedAt: NOW - 3_600_000 })).toMatchObject({ fresh: false });
  });

  it('is not offered to who has one, to a guest, or to an account that has gone', async () => {
    expect(await offered({ customer: 'anna', provedAt: NOW }, [key])).toBeUndefined();
    expect(await offered({})).toBeUndefined();
    expect(await offered({ customer: 'ewa', provedAt: NOW })).toBeUndefined();
  });

  it.each([
    ['', false],
    ['klucz_potem=1', true],
    ['a=b; klucz_potem=1', true],
    ['x_klucz_potem=1', false],
  ])('was put off in a browser with the cookies %j: %s', (cookies, put) => {
    expect(isKeyDeclined(cookies)).toBe(put);
  });
});
