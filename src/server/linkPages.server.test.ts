import { expect, it } from 'vitest';
import { pages } from '../routes/pages.ts';
import { form, testShop } from './testing/testShop.server.ts';

const ORIGIN = 'http://localhost:3000';
const DEAD = 'a'.repeat(43);

const { ask } = testShop({ realPages: true, shopUrl: ORIGIN });

const paths = pages.map(({ path }) => path).filter((path) => /:(token|secret)$/.test(path));
/** Pages of what belongs to an account lead strangers to its sign-in. */
const ofNobody = paths.filter((path) => !path.startsWith('/konto/'));
const deadAt = (path: string) => path.replace(/:\w+$/, DEAD);

it.each(paths)('%s is a secret: it is kept by nobody and told to no other site', (path) => {
  const page = pages.find((one) => one.path === path);
  expect(page).toMatchObject({ personal: true, headers: { 'Referrer-Policy': 'same-origin' } });
});

it.each(ofNobody)('a dead link %s is answered with the policy of its address', async (path) => {
  const answer = await ask(deadAt(path));
  expect(answer.headers.get('Referrer-Policy')).toBe('same-origin');
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
});

it.each([
  '/powiadomienia/:token',
  '/powiadomienia/cena/:token',
  '/newsletter/wypisz/:token',
  '/opinia/bez-pytania/:token',
])('the button of a dead link %s does not say that it has done something', async (path) => {
  const answer = await ask(deadAt(path), form({}, { Origin: ORIGIN }));
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, deadAt(path)]);
});
