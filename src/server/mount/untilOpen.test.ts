import { describe, expect, it } from 'vitest';
import { waitsFor } from './untilOpen.ts';

describe('waitsFor', () => {
  it('lets pages through that are whole without lists, in any language', () => {
    for (const path of ['/', '/produkt/kubek-1001', '/produkt/kubek-1001/opinie', '/koszyk', '/en', '/en/koszyk']) {
      expect(waitsFor(path)).toBe('nothing');
    }
    for (const path of ['/basketchange.php', '/ajax/get.php', '/ajax/projector.php', '/zamowienie/1/abc']) {
      expect(waitsFor(path)).toBe('nothing');
    }
  });

  it('has lists wait for the lists alone', () => {
    for (const path of ['/kategoria/kubki', '/seria/kobalt', '/nowosci', '/en/promocje']) {
      expect(waitsFor(path)).toBe('lists');
    }
  });

  it('has all else wait for everything: an address that nobody thought of is right, if late', () => {
    for (const path of ['/szukaj', '/graphql/v1/', '/sitemap.xml', '/ajax/hotspots.php', '/koszykarz', '/produkty']) {
      expect(waitsFor(path)).toBe('words');
    }
  });
});
