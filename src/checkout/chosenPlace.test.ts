import { describe, expect, it } from 'vitest';
import { ADDRESS } from '../orders/testing/address.ts';
import { placed } from './chosenPlace.ts';

const EMPTY = { type: 'private', written: [], addresses: {} } as const;
const HOME = { type: 'private', written: [], addresses: { client: ADDRESS } } as const;

describe('the chosen place in the form of an order', () => {
  it('is where a guest lives', () => {
    expect(placed(EMPTY, { delivery: 'DE', deliveryZipcode: '10115' })).toEqual({
      ...EMPTY,
      addresses: { client: { region: 'DE', zipcode: '10115' } },
    });
  });

  it('is an address of its own where the buyer pays in another country', () => {
    const own = { delivery: 'DE', billing: 'PL', billingZipcode: '00-891' };
    expect(placed(EMPTY, own)).toEqual({
      ...EMPTY,
      written: ['delivery'],
      addresses: { client: { region: 'PL', zipcode: '00-891' }, delivery: { region: 'DE' } },
    });
  });

  it('leaves the address of a customer as it is, and asks for another one to send to', () => {
    expect(placed(HOME, { delivery: 'CZ' })).toEqual({
      ...HOME,
      written: ['delivery'],
      addresses: { client: ADDRESS, delivery: { region: 'CZ' } },
    });
    const near = { client: ADDRESS, delivery: { region: 'PL', zipcode: '31-056' } };
    for (const country of [{}, { delivery: 'PL' }])
      expect(placed(HOME, { ...country, deliveryZipcode: '31-056' })).toMatchObject({
        written: ['delivery'],
        addresses: near,
      });
    expect(placed(HOME, { delivery: 'PL', deliveryZipcode: ADDRESS.zipcode })).toEqual(HOME);
  });

  it('starts with the postcode of a guest, who has no other place', () => {
    expect(placed(EMPTY, { deliveryZipcode: '31-056' })).toEqual({
      ...EMPTY,
      addresses: { client: { zipcode: '31-056' } },
    });
  });

  it('keeps an address in the chosen country', () => {
    const form = {
      ...HOME,
      written: ['delivery'] as const,
      addresses: { client: ADDRESS, delivery: { ...ADDRESS, region: 'CZ' } },
    };
    expect(placed(form, { delivery: 'CZ' })).toEqual(form);
  });
});
