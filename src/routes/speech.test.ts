import { expect, it } from 'vitest';
import { pageRoots, spokenAddress, spokenLinks } from './speech.ts';

const speech = { language: 'en', href: '/slowa/en-1.js' } as const;
const roots = pageRoots(['/', '/koszyk', '/produkt/:address', '/zamowienie/:number/plik']);

it('a page in another language leads to pages of its language, and to files as they are', () => {
  const said = (address: string) => spokenAddress(speech, roots, address);
  expect(said('/')).toBe('/en/');
  expect(said('/?a=1')).toBe('/en/?a=1');
  expect(said('/koszyk#x')).toBe('/en/koszyk#x');
  expect(said('/produkt/kubek-1?size=m')).toBe('/en/produkt/kubek-1?size=m');
  for (const address of ['/en/koszyk', '/pictures/a.jpg', '/koszyki', '/zamowienie/1001/plik?k=1', '/jezyk/pl', '#a'])
    expect(said(address)).toBe(address);
});

it('a page in another language has other attributes alone, never other words', () => {
  const html =
    '<a href="/koszyk">href=&quot;/koszyk</a><form class="x" action="/koszyk"><button formAction="/koszyk"></button></form><a href="//host/koszyk"><i data-after="/koszyk">';
  expect(spokenLinks(speech, roots, html)).toBe(
    '<a href="/en/koszyk">href=&quot;/koszyk</a><form class="x" action="/en/koszyk"><button formAction="/en/koszyk"></button></form><a href="//host/koszyk"><i data-after="/en/koszyk">',
  );
});
