import { describe, expect, it } from 'vitest';
import type { Issue } from './codes.ts';
import { issueText, wireMessages } from './messages.ts';
import { formTexts } from './texts.ts';

const CATALOGUE =
  `birth_date illegal_characters_client_city illegal_characters_client_firm illegal_characters_client_firstname
illegal_characters_client_lastname illegal_characters_client_nip illegal_characters_client_phone illegal_characters_client_phone2
illegal_characters_client_street illegal_characters_delivery_additional illegal_characters_delivery_city
illegal_characters_delivery_firstname illegal_characters_delivery_lastname illegal_characters_delivery_phone
illegal_characters_delivery_street incorect_delivery_region incorect_delivery_zipcode incorect_email incorect_invoice_phone
incorect_invoice_zipcode incorect_login incorect_nip incorect_phone incorect_shops incorect_zipcode incorrect_region invalid_format
login_equals_password login_taken used_login login_taken_login_propose no_city no_delivery_city no_delivery_firstname
no_delivery_lastname no_delivery_street no_firmname no_firstname no_invoice_city no_invoice_firmname no_invoice_firstname
no_invoice_lastname no_invoice_street no_invoice_street_number no_login no_name no_password no_street no_street_number
no_street_number_uk not_equal_passwords password_to_short password_to_long incorrect_iban`.split(/\s+/);

const said = (issue: Issue) => wireMessages(issue, {}).map(({ message }) => message);

describe('the error catalogue', () => {
  it('has words for each of its 54 codes', () => {
    expect(CATALOGUE).toHaveLength(54);
    expect(CATALOGUE.filter((code) => !Object.hasOwn(formTexts.values, code))).toEqual([]);
  });

  it.each<[Issue, string]>([
    [{ code: 'birth_date' }, 'Wpisz poprawną datę urodzenia w formacie RRRR-MM-DD'],
    [{ code: 'illegal_characters_delivery_additional' }, 'Jeden z użytych znaków jest niedozwolony.'],
    [{ code: 'illegal_characters_client_firstname', because: 'digits' }, 'Pole nie może zawierać cyfr.'],
    [{ code: 'incorect_delivery_region' }, 'Wybierz kraj odbiorcy przesyłki.'],
    [{ code: 'incorect_email' }, 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. nazwa@example.pl.'],
    [{ code: 'incorect_nip' }, 'Niepoprawny NIP dla wybranego kraju.'],
    [{ code: 'incorect_phone' }, 'Wpisz swój telefon.'],
    [{ code: 'incorect_shops' }, 'Wybierz sklep z listy.'],
    [{ code: 'login_taken' }, 'Podany login jest już zajęty'],
    [{ code: 'used_login' }, 'Podany login jest już zajęty'],
    [{ code: 'no_street_number' }, 'Podaj nr domu.'],
    [{ code: 'incorrect_iban' }, 'Format numeru konta bankowego jest niepoprawny'],
    [{ code: 'required' }, 'Proszę wypełnić to pole.'],
    [{ code: 'required_flag' }, 'Te pole jest obowiązkowe.'],
    [{ code: 'min_length', bound: 3 }, 'Minimalna liczba znaków dla tego pola to 3'],
    [{ code: 'max_length', bound: 40 }, 'Maksymalna liczba znaków dla tego pola to 40'],
    [{ code: 'choose' }, 'Proszę wybrać opcję.'],
  ])('says of %o: %s', (issue, message) => {
    expect(said(issue)).toEqual([message]);
  });

  it('appends the bound of a password', () => {
    expect(said({ code: 'password_to_short', bound: 6 })[0]).toMatch(/6 znaków\)$/);
    expect(said({ code: 'password_to_long', bound: 30 })[0]).toMatch(/30 znaków\)$/);
  });

  it('proposes a login', () => {
    expect(said({ code: 'login_taken_login_propose', login: 'jan10' })[0]).toBe(
      'Podany login jest już zajęty. Wolny jest na przykład: jan10',
    );
  });

  it('says what helps after what is wrong', () => {
    expect(said({ code: 'incorect_zipcode', formats: ['XXXXX', 'XXXXX-XXXX'] })).toEqual([
      'Wpisz poprawny kod pocztowy. Dozwolone formaty (X – cyfra, Y – litera):',
      'XXXXX, XXXXX-XXXX',
    ]);
    expect(said({ code: 'incorect_zipcode', formats: [] })).toHaveLength(1);
    expect(said({ code: 'incorect_phone', because: 'short' })[1]).toBe(
      'Numer telefonu powinien zawierać minimum 9 znaków',
    );
    expect(said({ code: 'incorect_phone', because: 'country' })[1]).toBe('Ten numer nie pasuje do wybranego kraju.');
    expect(said({ code: 'birth_date', because: 'future' })).toHaveLength(2);
    expect(said({ code: 'birth_date', because: 'age', age: 16 })[1]).toBe('Trzeba mieć ukończone 16 lat.');
  });
});

it('a message of the catalogue tells a person all of it at once', () => {
  expect(issueText({ code: 'incorect_zipcode', formats: ['XX-XXX'] }, {})).toBe(
    'Wpisz poprawny kod pocztowy. Dozwolony format (X – cyfra, Y – litera): XX-XXX',
  );
  expect(issueText({ code: 'no_city' }, {})).toBe('Podaj miejscowość.');
});

it('a person who has typed a telephone is not asked to type one', () => {
  const said = (because: 'short' | 'country' | 'prefix') => issueText({ code: 'incorect_phone', because }, {});
  expect(said('short')).toBe('Numer telefonu powinien zawierać minimum 9 znaków');
  expect(said('country')).toBe('Ten numer nie pasuje do wybranego kraju.');
  expect(said('prefix')).toBe('Ten numer kierunkowy nie pasuje do telefonu.');
  expect(issueText({ code: 'incorect_phone' }, {})).toBe('Wpisz swój telefon.');
});

it('a message about a format shows a pattern or an example', () => {
  const said = (formats: string[]) => issueText({ code: 'incorect_zipcode', formats }, {});
  expect(said(['XXXXX', 'LT-XXXXX'])).toContain('Dozwolone formaty (X – cyfra, Y – litera): XXXXX, LT-XXXXX');
  expect(said(['A65 F4E2'])).toContain('Na przykład: A65 F4E2');
});

it('a merchant has the last word in messages', () => {
  const own = { 'forms.no_city': 'Gdzie?', 'forms.example_email': 'ty@glina.example' };
  expect(issueText({ code: 'no_city' }, own)).toBe('Gdzie?');
  expect(issueText({ code: 'incorect_email' }, own)).toContain('np. ty@glina.example.');
});
