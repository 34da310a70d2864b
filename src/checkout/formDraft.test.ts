import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDRESS_PARTS, type AddressValues } from '../forms/address.ts';
import { type CheckoutValues, EMPTY_CHECKOUT } from './form.ts';
import { prefilledDraft } from './formDraft.ts';
import { checkoutOf } from './prefill.ts';

const HOME = {
  firstname: 'Anna',
  lastname: 'Nowak',
  street: 'Polna',
  street_number: '12',
  zipcode: '59-700',
  city: 'Bolesławiec',
  phone: '+48600700800',
};
const LEAFY = { ...HOME, street: 'Leśna' };
const ANNA = checkoutOf({ email: 'anna@example.pl', kind: 'private', address: HOME, delivery: LEAFY }, ['PL']);
const typed = (client: AddressValues, more: Partial<CheckoutValues> = {}): CheckoutValues => ({
  ...EMPTY_CHECKOUT,
  ...more,
  address: { type: 'private', written: [], addresses: { client } },
});
const opened = (given: CheckoutValues) => prefilledDraft(given, ANNA).address;
/** What stands in every form before a word is typed. */
const GIVEN = { region: 'PL', phone_prefix: '+48' };

describe('signing in beside the form of an order', () => {
  it('fills a form that nobody has typed into', () => {
    expect(opened(typed({ ...GIVEN, firstname: '', street: ' ' }))).toEqual(ANNA.address);
  });

  it('keeps an address that was typed whole, and does not mix it with another', () => {
    const own = opened(typed({ ...GIVEN, street: 'Nowa', city: '' }));
    expect(own.addresses.client).toEqual({
      region: 'PL',
      street: 'Nowa',
      city: '',
      firstname: 'Anna',
      lastname: 'Nowak',
      phone: '+48600700800',
      email: 'anna@example.pl',
    });
    expect(own.written).toEqual([]);
  });

  it('opens the address for parcels unless another was written down', () => {
    expect(opened(typed({ firstname: 'Ewa' }))).toMatchObject({
      written: ['delivery'],
      addresses: { delivery: LEAFY },
    });
    const delivery = { street: 'Krótka' };
    const written = { type: 'private', written: ['delivery'], addresses: { client: {}, delivery } } as const;
    expect(opened({ ...EMPTY_CHECKOUT, address: written }).addresses.delivery).toEqual(delivery);
  });

  it('keeps what was chosen: whose purchase, the way, payment, words and consents', () => {
    const chosen = { shipping: 'kurier-1', point: 'BOL01', payment: 'blik', remarks: 'Proszę dzwonić' } as const;
    const given = typed({ firm: 'Kuchnia' }, { ...chosen, notProfessional: true, agreed: ['terms_agree'] });
    const result = prefilledDraft({ ...given, address: { ...given.address, type: 'firm' } }, ANNA);
    expect(result).toMatchObject({ ...chosen, notProfessional: true, agreed: ['terms_agree'] });
    expect(result.address.type).toBe('firm');
  });

  it('loses no part that holds a word', () => {
    const parts = fc.dictionary(fc.constantFrom(...ADDRESS_PARTS), fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(parts, parts, (mine, kept) => {
        const known = typed(kept);
        const own = prefilledDraft(typed(mine), known).address.addresses.client ?? {};
        for (const part of ADDRESS_PARTS) {
          if (part === 'region' || part === 'phone_prefix' || (mine[part] ?? '').trim() === '') continue;
          expect(own[part]).toBe(mine[part]);
        }
      }),
    );
  });
});
