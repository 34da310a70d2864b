import { expect, it } from 'vitest';
import { subscribersCsv } from './csv.ts';

it('the list of subscribers is a table that programs and spreadsheets read alike', () => {
  const row = {
    email: '=x@b.pl',
    consent: 'Chcę „newsletter", tak',
    consented_at: 0,
    confirmed_at: 1000,
    leave_token: 't',
  };
  expect(subscribersCsv([row], 'https://sklep.example')).toEqual([
    'email,leave,consented_at,confirmed_at,consent',
    '"\'=x@b.pl","https://sklep.example/newsletter/wypisz/t","1970-01-01T00:00:00.000Z","1970-01-01T00:00:01.000Z","Chcę „newsletter"", tak"',
  ]);
});
