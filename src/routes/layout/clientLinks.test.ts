import { describe, expect, it } from 'vitest';
import { isClientLink } from './clientLinks.ts';

const click = { button: 0, defaultPrevented: false, modified: false };
const link = (href: string) => ({ href, origin: new URL(href).origin, target: '', download: false });
const here = 'https://sklep.pl';

describe('client links', () => {
  it('takes plain clicks on pages of the shop', () => {
    expect(isClientLink(click, link('https://sklep.pl/kategoria/kubki?x=1'), here)).toBe(true);
    expect(isClientLink(click, { ...link('https://sklep.pl/'), target: '_self' }, here)).toBe(true);
  });
  it.each([
    ['another button', { ...click, button: 1 }, link('https://sklep.pl/a')],
    ['a held key', { ...click, modified: true }, link('https://sklep.pl/a')],
    ['a click somebody handled', { ...click, defaultPrevented: true }, link('https://sklep.pl/a')],
    ['another site', click, link('https://inny.pl/a')],
    ['another window', click, { ...link('https://sklep.pl/a'), target: '_blank' }],
    ['a download', click, { ...link('https://sklep.pl/a'), download: true }],
    ['a file', click, link('https://sklep.pl/pictures/kubek.jpg')],
    ['an old address', click, link('https://sklep.pl/contact.php')],
  ])('leaves %s to the browser', (_, event, target) => {
    expect(isClientLink(event, target, here)).toBe(false);
  });
});
