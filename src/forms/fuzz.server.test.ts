import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type ClientDataInput, type ClientTerms, checkClientData } from './clientData.ts';
import type { Checked } from './codes.ts';
import { COUNTRIES } from './countries.ts';
import { wireMessages } from './messages.ts';
import { PARTY_CODES } from './parties.ts';
import { checkBirthDate } from './rules/birthDate.ts';
import { serverChecks } from './rules/checks.server.ts';
import { checkEmail, checkPhoneOrEmail } from './rules/email.ts';
import { checkIban, formatIban } from './rules/iban.ts';
import { checkLogin } from './rules/login.ts';
import { checkCity, checkFirm, checkName } from './rules/names.ts';
import { checkNip, formatNip } from './rules/nip.ts';
import { checkPassword } from './rules/password.ts';
import { checkPhone, formatPhone } from './rules/phone.ts';
import { checkStreet, checkStreetLine, checkStreetNumber } from './rules/street.ts';
import { checkZipcode, formatZipcode } from './rules/zipcode.ts';

const codes = PARTY_CODES.client;
const terms: ClientTerms = { password: { min: 6, max: 30 }, country: 'PL', today: () => '2026-11-21' };

const RULES: Readonly<Record<string, (value: string, region: string) => Checked>> = {
  name: (value) => checkName(value, codes.firstname),
  city: (value) => checkCity(value, codes.city),
  firm: (value) => checkFirm(value, codes.firm),
  nip: (value, region) => checkNip(value, region, serverChecks.nip),
  street: (value) => checkStreet(value, codes.street),
  line: (value, region) => checkStreetLine(value, region, codes.street),
  number: (value, region) => checkStreetNumber(value, region, codes.street),
  zipcode: (value, region) => checkZipcode(value, region),
  phone: (value, region) => checkPhone(value, region, codes.phone, serverChecks.phone),
  email: (value) => checkEmail(value, serverChecks.email),
  either: (value) => checkPhoneOrEmail(value, serverChecks.email),
  birthDate: (value) => checkBirthDate(value, terms),
  login: checkLogin,
  password: (value) => checkPassword(value, terms.password, ['jan'], serverChecks.password),
  iban: (value) => checkIban(value, serverChecks.iban),
};
const FORMATS: Readonly<Record<string, (value: string, region: string) => unknown>> = {
  nip: formatNip,
  phone: formatPhone,
  zipcode: formatZipcode,
  iban: formatIban,
};

const value = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'0123456789 -/.,+@abPL\uD800\u0301'), maxLength: 60 }),
);
const region = fc.constantFrom(...COUNTRIES.map(({ code }) => code), 'ZZ', '', '__proto__');

describe.each(Object.entries(RULES))('the rule for %s', (_, rule) => {
  it('answers whatever is typed, and takes again what it keeps', () => {
    fc.assert(
      fc.property(value, region, (text, place) => {
        const checked = rule(text, place);
        if (checked.ok) expect(rule(checked.value, place)).toEqual(checked);
        else expect(wireMessages(checked.error, {})[0]?.message).toBeTruthy();
      }),
      { numRuns: 300 },
    );
  });

  it('shows no pattern a text of a megabyte', () => {
    const longest = seenBy(() => {
      for (const sign of ['a', '1', ' ', '@', 'ą']) expect(rule(sign.repeat(1_000_000), 'PL').ok).toBe(false);
    });
    expect(longest).toBeLessThan(1100);
  });
});

it.each(Object.entries(FORMATS))('the format of %s shows something, whatever is typed', (_, format) => {
  fc.assert(fc.property(value, region, (text, place) => void format(text, place)));
  expect(seenBy(() => format('1'.repeat(1_000_000), 'PL'))).toBeLessThan(1100);
});

/** The longest text that any pattern was asked about meanwhile. */
function seenBy(work: () => void): number {
  const exec = RegExp.prototype.exec;
  let longest = 0;
  const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    longest = Math.max(longest, String(text).length);
    return exec.call(this, text);
  });
  work();
  spy.mockRestore();
  return longest;
}

it('validateClientData answers data of any shape that the wire lets through', () => {
  const given = fc.option(value);
  const billing = fc.record(
    {
      firstname: given,
      lastname: given,
      companyName: given,
      street: given,
      zipcode: given,
      city: given,
      phone: given,
      phone2: given,
      country: given,
    },
    { requiredKeys: [] },
  );
  const input = fc.record(
    {
      clientData: fc.option(
        fc.record(
          { clientBillingData: fc.option(billing), taxNumber: given, email: given, birthDate: given },
          { requiredKeys: [] },
        ),
      ),
      loginAndPassword: fc.option(fc.record({ login: given, password: given }, { requiredKeys: [] })),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(input, (sent) =>
      checkClientData(sent as ClientDataInput, terms, serverChecks).every(
        (issue) => wireMessages(issue, {}).length > 0,
      ),
    ),
  );
});
