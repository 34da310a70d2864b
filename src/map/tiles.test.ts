import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOSEST, inWorld, POLAND, showing } from './camera.ts';
import { foreignHost, tilesIn } from './tiles.ts';

const SIZE = { width: 620, height: 580 };
const TILES = { address: 'https://tiles.example.com/{z}/{x}/{y}.png', source: '© somebody', closest: 18 };
const WARSAW = inWorld({ longitude: 21.01, latitude: 52.23 });

describe('pictures of streets', () => {
  // Column and row of Warsaw's middle: https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames, its formula.
  it.each([
    { zoom: 5, href: 'https://tiles.example.com/6/35/21.png' },
    { zoom: 9, href: 'https://tiles.example.com/10/571/337.png' },
    { zoom: 14, href: 'https://tiles.example.com/15/18296/10789.png' },
  ])('are those that the place lies on, at zoom $zoom', ({ zoom, href }) => {
    const tiles = tilesIn({ ...WARSAW, zoom }, { width: 1, height: 1 }, TILES);
    expect(tiles.map((tile) => tile.href)).toContain(href);
  });

  it('cover the window and are some dozens at most, wherever it is', () => {
    const [west, south, east, north] = POLAND;
    fc.assert(
      fc.property(
        fc.double({ min: west, max: east, noNaN: true }),
        fc.double({ min: south, max: north, noNaN: true }),
        fc.double({ min: showing(POLAND, SIZE).zoom, max: CLOSEST, noNaN: true }),
        (longitude, latitude, zoom) => {
          const tiles = tilesIn({ ...inWorld({ longitude, latitude }), zoom }, SIZE, TILES);
          expect(tiles.length).toBeLessThanOrEqual(36);
          const right = Math.max(...tiles.map(({ left, size }) => left + size));
          const bottom = Math.max(...tiles.map(({ top, size }) => top + size));
          expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0.001);
          expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(0.001);
          expect(right).toBeGreaterThanOrEqual(SIZE.width - 0.001);
          expect(bottom).toBeGreaterThanOrEqual(SIZE.height - 0.001);
          expect(tiles[0]?.size).toBeLessThanOrEqual(256 * Math.SQRT2 + 0.001);
        },
      ),
    );
  });

  it('grow beyond the closest zoom that there are pictures of', () => {
    const [tile] = tilesIn({ ...WARSAW, zoom: 14 }, SIZE, { ...TILES, closest: 13 });
    expect(tile?.href).toContain('/13/');
    expect(tile?.size).toBe(1024);
  });

  it('come from another site, or from the shop itself', () => {
    expect(foreignHost(TILES)).toBe('tiles.example.com');
    expect(foreignHost({ ...TILES, address: '/mapa/{z}/{x}/{y}.png' })).toBeUndefined();
  });
});
