import * as fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getExampleNumber } from 'libphonenumber-js/max';
import isTaxID from 'validator/lib/isTaxID.js';
import { describe, expect, it } from 'vitest';
import { isPolishNip } from '../../kit/nip.ts';
import { COUNTRIES } from '../countries.ts';
import { serverChecks } from './checks.server.ts';
import { checkEmail } from './email.ts';
import { checkIban } from './iban.ts';
import { checkNip } from './nip.ts';
import { checkPhone } from './phone.ts';
import { ISEMAIL, VALIDATOR } from './testing/vectors/emails.ts';
import { REFUSED_IBANS, REGISTRY_IBANS } from './testing/vectors/ibans.ts';
import { POLISH_NIPS, VAT_NUMBERS } from './testing/vectors/nips.ts';
import { VAT_IN_USE, VAT_MANGLED } from './testing/vectors/vatNumbers.ts';
import { DIFFERENT, EXAMPLES, VALIDATOR_BAD, VALIDATOR_GOOD } from './testing/vectors/zipcodes.ts';
import { checkZipcode } from './zipcode.ts';

/** Facts from outside, as their authors state them; each one that the shop sees otherwise has a reason beside it. */

describe('the rule of e-mails', () => {
  const facts = [...ISEMAIL, ...VALIDATOR].map(([address, good, differs]) => ({ address, good, differs }));

  it.each(facts)('takes „$address” for an address: $good', ({ address, good, differs }) => {
    expect(checkEmail(address, serverChecks.email).ok).toBe(differs === undefined ? good : !good);
  });
});

describe('the rule of account numbers', () => {
  it.each(REGISTRY_IBANS)('takes %s of the registry', (iban) => {
    expect(checkIban(iban, serverChecks.iban).ok).toBe(!(iban.slice(0, 2) in REFUSED_IBANS));
  });

  it('takes none with one digit changed', () => {
    const changed = fc
      .tuple(fc.constantFrom(...REGISTRY_IBANS), fc.nat(), fc.integer({ min: 1, max: 9 }))
      .map(([iban, at, by]) => {
        const places = [...iban].flatMap((sign, place) => (/\d/.test(sign) && place > 3 ? [place] : []));
        const place = places[at % places.length] ?? 4;
        return iban.slice(0, place) + ((Number(iban[place]) + by) % 10) + iban.slice(place + 1);
      });
    fc.assert(fc.property(changed, (iban) => checkIban(iban, serverChecks.iban).ok === false));
  });
});

describe('the rule of tax numbers', () => {
  it.each(POLISH_NIPS.valid)('takes %s for Polish', (nip) => {
    expect(checkNip(`PL${nip}`, 'PL')).toEqual({ ok: true, value: nip });
  });

  it.each(POLISH_NIPS.invalid)('refuses %s', (nip) => {
    expect(checkNip(`PL${nip}`, 'PL').ok).toBe(false);
  });

  it('agrees with validator.js, except about ten equal digits', () => {
    const digits = fc.stringMatching(/^[1-9]\d{9}$/).filter((nip) => new Set(nip).size > 1);
    fc.assert(
      fc.property(digits, (nip) => isPolishNip(nip) === isTaxID(nip, 'pl-PL')),
      { numRuns: 3000 },
    );
  });

  it.each(VAT_NUMBERS)('of %s takes %s and refuses %s', (region, good, bad) => {
    expect(checkNip(good, region, serverChecks.nip).ok).toBe(true);
    expect(checkNip(bad, region, serverChecks.nip).ok).toBe(false);
  });
});

describe('the rule of VAT numbers', () => {
  const each = (table: Readonly<Record<string, string>>) =>
    Object.entries(table).flatMap(([region, numbers]) =>
      numbers.split(/,\s+/).map((number) => [region, number] as const),
    );

  it.each(each(VAT_IN_USE))('takes for %s: %s', (region, number) => {
    expect(checkNip(number, region, serverChecks.nip).ok).toBe(true);
  });

  it.each(each(VAT_MANGLED))('refuses for %s: %s', (region, number) => {
    expect(checkNip(number, region, serverChecks.nip).ok).toBe(false);
  });

  it('knows every country of the Union', () => {
    expect(Object.keys(VAT_IN_USE).filter((region) => region !== 'GB' && region !== 'NO')).toHaveLength(26);
  });
});

describe('the rule of postcodes', () => {
  const facts = (table: Readonly<Record<string, string>>, good: boolean) =>
    Object.entries(table).flatMap(([region, codes]) => codes.split(',').map((code) => [region, code, good] as const));

  it.each([...facts(EXAMPLES, true), ...facts(VALIDATOR_GOOD, true), ...facts(VALIDATOR_BAD, false)])(
    'takes for %s %s: %s',
    (region, code, good) => {
      const differs = DIFFERENT.has(`${region} ${code}`);
      expect(checkZipcode(code, region).ok).toBe(differs ? !good : good);
    },
  );

  it('says why, only where they differ', () => {
    const all = new Set(
      [EXAMPLES, VALIDATOR_GOOD, VALIDATOR_BAD].flatMap((table) =>
        facts(table, true).map(([region, code]) => `${region} ${code}`),
      ),
    );
    expect([...DIFFERENT.keys()].filter((fact) => !all.has(fact))).toEqual([]);
  });
});

describe('the rule of telephones', () => {
  it.each(COUNTRIES.map(({ code }) => code))('takes the example of libphonenumber for %s', (region) => {
    const number = getExampleNumber(region as 'PL', examples);
    const codes = { missing: 'incorect_phone', illegal: 'illegal_characters_client_phone' } as const;
    const typed = number?.formatNational() ?? '';
    expect(checkPhone(typed, region, codes, serverChecks.phone)).toEqual({ ok: true, value: number?.number });
  });
});
