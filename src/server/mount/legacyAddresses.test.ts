import { describe, expect, it } from 'vitest';
import { legacyAddress } from './legacyAddresses.ts';

const leads = (path: string) => legacyAddress(new URL(path, 'http://localhost'), '/contact.php');

describe('old addresses', () => {
  it.each([
    ['/product-pol-15-Bluzka-damska-H-M.html', 'product', 15],
    ['/product-pol-15', 'product', 15],
    ['/product-eng-15-B%C5%82uzka.html', 'product', 15],
    ['/pl/products/bluzka-damska-h-m-15', 'product', 15],
    ['/pl/products/bluzka-2000-15.html', 'product', 15],
    ['/pol_m_Stol_Kubki-101.html', 'category', 101],
    ['/pl/menu/kubki-101', 'category', 101],
    ['/firm-pol-7-Glinianka.html', 'producer', 7],
    ['/pl/producers/glinianka-7.html', 'producer', 7],
    ['/search.php?series=3&lang=pol', 'series', 3],
    ['/Regulamin-cterms-pol-14.html', 'page', 14],
    ['/cos-cinfo-eng-105', 'page', 105],
    ['/pl/about/o-nas-26.html', 'page', 26],
  ])('lead where the platform had them: %s', (path, kind, id) => {
    expect(leads(path)).toEqual({ kind, id });
  });

  it('take robots to the sitemap', () => {
    expect(leads('/sitemap.xml.gz')).toEqual({ kind: 'place', to: '/sitemap.xml' });
  });

  it('take the settings to the page where country and currency are chosen', () => {
    expect(leads('/settings.php?curr=EUR')).toEqual({ kind: 'place', to: '/kraj-dostawy' });
  });

  it('take the contact link of the shop to the contact page', () => {
    expect(leads('/contact.php')).toEqual({ kind: 'place', to: '/kontakt' });
    expect(legacyAddress(new URL('http://a/napisz.php'), '/napisz.php')).toEqual({ kind: 'place', to: '/kontakt' });
    expect(legacyAddress(new URL('http://a/kontakt'), '/kontakt')).toBeUndefined();
  });

  it.each(['/', '/kategoria/kubki', '/product-pol-', '/product-pol-99999999999999999', '/%E0%A4%A'])(
    'leave %s alone',
    (path) => expect(leads(path)).toBeUndefined(),
  );
});
