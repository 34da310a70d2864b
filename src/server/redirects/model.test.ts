import { describe, expect, it } from 'vitest';
import { leadsTo, readRedirect, straightened } from './model.ts';

const SHOP = 'https://sklep.pl';
const read = (from: string, to: string) => {
  const result = readRedirect(from, to, SHOP);
  return result.ok ? result.value : result.error;
};

describe('a redirect', () => {
  it.each([
    ['/stary', '/nowy', '/stary', '/nowy'],
    ['/stary/', '/nowy?a=1#b', '/stary', '/nowy?a=1#b'],
    ['https://dawny.pl/st%C4%85d', 'https://sklep.pl/nowy', '/stąd', '/nowy'],
    ['/index.php?id=5', '/nowy', '/index.php?id=5', '/nowy'],
    ['/stary', '', '/stary', ''],
    ['/stąd', '/tam/łódź', '/stąd', '/tam/%C5%82%C3%B3d%C5%BA'],
  ])('is read: %s → %s', (from, to, readFrom, readTo) => {
    expect(read(from, to)).toEqual({ from: readFrom, to: readTo });
  });

  it.each([
    ['', '/nowy', '"" is no address such as /old-page'],
    ['stary', '/nowy', '"stary" is no address'],
    ['javascript:alert(1)', '/nowy', 'is no address'],
    ['/%E0%A4%A', '/nowy', 'is no address'],
    ['/', '/nowy', 'the main page is a page of this shop'],
    ['stary', '', '"stary" is no address'],
    ['/stary', 'nowy', '"nowy" is no address such as /kategoria/kubki'],
    ['/stary', '//obcy.pl/x', 'is no address'],
    ['/stary', 'https://obcy.pl/x', 'is in another shop'],
    ['/stary', 'javascript:alert(1)', 'is no address'],
    ['/stary', '/stary/', 'it leads to itself'],
  ])('is refused: %s → %s', (from, to, reason) => {
    expect(read(from, to)).toContain(reason);
  });

  it('leads to the end of its way at once, and not round in a circle', () => {
    const all = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c?x=1' },
      { from: '/x', to: '/y' },
      { from: '/y', to: '/x' },
      { from: '/z', to: '/x' },
    ];
    expect(straightened(all)).toEqual({
      straight: [
        { from: '/a', to: '/c?x=1' },
        { from: '/b', to: '/c?x=1' },
      ],
      round: all.slice(2),
    });
  });

  it('keeps the query of a visitor, unless it told the old page', () => {
    const all = new Map([
      ['/stary', '/nowy?a=1'],
      ['/index.php?id=5', '/piąty'],
    ]);
    const asked = (path: string) => leadsTo(all, new URL(path, SHOP));
    expect(asked('/stary')).toBe('/nowy?a=1');
    expect(asked('/stary/?utm_source=x')).toBe('/nowy?a=1&utm_source=x');
    expect(asked('/index.php?id=5')).toBe('/piąty');
    expect(asked('/index.php?id=6')).toBeUndefined();
    expect(asked('/%E0%A4%A')).toBeUndefined();
  });
});
