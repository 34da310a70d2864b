import { describe, expect, it } from 'vitest';
import { checkAddressForm } from '../forms/address/model.ts';
import { serverChecks } from '../forms/rules/checks.server.ts';
import { ADDRESS } from '../orders/testing/address.ts';
import { EMPTY_CHECKOUT } from './form.ts';
import { checkoutOf, type KnownBuyer } from './prefill.ts';

const { email, ...POLISH } = ADDRESS;
const GERMAN = { ...POLISH, region: 'DE', zipcode: '10115', city: 'Berlin' };
const ANNA: KnownBuyer = { email, kind: 'private', address: POLISH };
const of = (buyer: KnownBuyer) => checkoutOf(buyer, ['PL']).address;

describe('what an order starts with', () => {
  it('is nothing of a guest', () => {
    expect(checkoutOf(undefined, ['PL'])).toBe(EMPTY_CHECKOUT);
  });

  it('is the address and the e-mail of who has signed in', () => {
    expect(of(ANNA)).toEqual({
      type: 'private',
      written: [],
      addresses: { client: { ...POLISH, email } },
    });
  });

  it('opens the other addresses that are chosen to come first', () => {
    const invoice = { ...POLISH, firm: 'Kuchnia', nip: '1234563218' };
    const delivery = { ...POLISH, street: 'Leśna' };
    const both = of({ ...ANNA, kind: 'firm', delivery, invoice });
    expect(both).toMatchObject({ type: 'firm', written: ['delivery', 'invoice'], addresses: { delivery, invoice } });
    expect(of({ ...ANNA, invoice }).written).toEqual(['invoice']);
  });

  it('asks once for the place of who has only a delivery address under the same name', () => {
    const { firstname, lastname, phone } = POLISH;
    const nameless = { ...ANNA, address: { firstname, lastname } as typeof POLISH };
    expect(of({ ...nameless, delivery: POLISH })).toEqual({
      type: 'private',
      written: [],
      addresses: { client: { ...POLISH, email } },
    });
    const own = { ...nameless, address: { ...nameless.address, phone: '+48600700800' } };
    expect(of({ ...own, delivery: POLISH }).addresses.client).toMatchObject({ phone: '+48600700800' });
    expect(of({ ...nameless, delivery: { ...POLISH, phone, firstname: 'Ewa' } }).written).toEqual(['delivery']);
    expect(of({ ...nameless, delivery: { ...POLISH, firm: 'Kuchnia' } }).written).toEqual(['delivery']);
  });

  it('can be sent as it stands, beside the prefix that the form begins with', () => {
    const values = of({ ...ANNA, delivery: POLISH });
    const client = { ...values.addresses.client, phone_prefix: '+48' };
    const sent = { ...values, addresses: { client, delivery: { ...POLISH, phone_prefix: '+48' } } };
    const { faults, addresses } = checkAddressForm(
      sent,
      { countries: ['PL'], others: ['delivery', 'invoice'] },
      serverChecks,
      {},
    );
    expect(faults).toEqual([]);
    expect(addresses).toMatchObject({ client: { phone: POLISH.phone }, delivery: { phone: POLISH.phone } });
  });

  it('agrees to nothing and chooses nothing for anybody', () => {
    const { address: _1, ...rest } = checkoutOf(ANNA, ['PL']);
    const { address: _2, ...empty } = EMPTY_CHECKOUT;
    expect(rest).toEqual(empty);
  });

  it('leaves out a delivery address where the shop does not send, and no other', () => {
    const { written, addresses } = of({ ...ANNA, address: GERMAN, delivery: GERMAN, invoice: GERMAN });
    expect(written).toEqual(['invoice']);
    expect(addresses).toEqual({ client: { ...GERMAN, email }, invoice: GERMAN });
  });
});
