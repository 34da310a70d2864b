import type { AddressPart, AddressValues } from '../forms/address.ts';
import type { CheckoutValues } from './form.ts';

/** Parts that belong together: half of one address and half of another lead nowhere. */
const TOGETHER: readonly (readonly AddressPart[])[] = [
  ['firstname', 'lastname'],
  ['firm', 'nip'],
  ['additional'],
  ['region', 'street', 'street_number', 'zipcode', 'city'],
  ['phone_prefix', 'phone'],
  ['phone2'],
  ['email'],
];

/** Parts that stand in the form before anybody has typed. */
const GIVEN: ReadonlySet<AddressPart> = new Set(['region', 'phone_prefix']);

const isTyped = (address: AddressValues, parts: readonly AddressPart[]): boolean =>
  parts.some((part) => !GIVEN.has(part) && (address[part] ?? '').trim() !== '');

const joined = (typed: AddressValues, known: AddressValues): AddressValues =>
  Object.fromEntries(
    TOGETHER.flatMap((parts) => {
      const from = isTyped(typed, parts) ? typed : known;
      return parts.flatMap((part) => (from[part] === undefined ? [] : [[part, from[part]]]));
    }),
  );

/**
 * What the form of an order holds after its buyer has signed in beside it: all that they had typed or chosen, and what is
 * known of them where they had not.
 */
export function prefilledDraft(typed: CheckoutValues, known: CheckoutValues): CheckoutValues {
  const own = typed.address.addresses.client ?? {};
  const begun = TOGETHER.some((parts) => isTyped(own, parts));
  const elsewhere = isTyped(own, ['street', 'street_number', 'zipcode', 'city']);
  // Whoever has written where they live now did not mean the other addresses they keep.
  const taken = elsewhere ? [] : known.address.written.filter((party) => !typed.address.written.includes(party));
  const invoiceFrom = taken.includes('invoice') ? known.address : typed.address;
  return {
    ...typed,
    address: {
      type: begun ? typed.address.type : known.address.type,
      ...(invoiceFrom.invoiceType ? { invoiceType: invoiceFrom.invoiceType } : {}),
      written: [...typed.address.written, ...taken],
      addresses: {
        ...typed.address.addresses,
        ...Object.fromEntries(taken.map((party) => [party, known.address.addresses[party] ?? {}])),
        client: joined(own, known.address.addresses.client ?? {}),
      },
    },
  };
}
