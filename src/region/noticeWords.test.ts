import { expect, it } from 'vitest';
import { noticeWords } from './noticeWords.ts';

const region = { currentCountry: 'Czechy', defaultCountry: 'Polska', showModal: true };
const zipcode = { currentZipcode: '110 00', defaultZipcode: '00-891', showModal: true };
const words = (...of: Parameters<typeof noticeWords>) => JSON.stringify(noticeWords(...of)).replaceAll('\u00a0', ' ');

it('the notice tells the country, the postcode, or both', () => {
  expect(words({ region }, {})).toMatch(/Kraj dostawy: Czechy.*Twój zwykły kraj dostawy to Polska.*zwykły kraj/);
  expect(words({ zipcode }, {})).toMatch(/pod kod 110 00.*00-891.*zwykły kod/);
  expect(words({ region, zipcode }, {})).toMatch(/Czechy, kod 110 00.*Polska, kod 00-891.*zwykłe miejsce/);
});
