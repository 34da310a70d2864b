import { readFileSync } from 'node:fs';
import { geoMercator } from 'd3-geo';
import { expect, it } from 'vitest';
import { inWorld, WORLD } from './camera.ts';
import { polandOutline } from './outline.ts';

it('the outline is Poland, with the borders of its voivodeships inside', () => {
  const { land, borders } = polandOutline();
  const xs = [...land.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  const west = Math.min(...xs.map(({ x }) => x));
  const east = Math.max(...xs.map(({ x }) => x));
  expect(west).toBeCloseTo(inWorld({ longitude: 14.12, latitude: 52 }).x, 1);
  expect(east).toBeCloseTo(inWorld({ longitude: 24.14, latitude: 52 }).x, 1);
  expect(xs.length).toBeGreaterThan(500);
  expect(borders.split('M').length).toBeGreaterThan(10);
});

it('points are projected as the outline is', () => {
  const projection = geoMercator()
    .scale(WORLD / (2 * Math.PI))
    .translate([WORLD / 2, WORLD / 2]);
  const { x, y } = inWorld({ longitude: 21.01, latitude: 52.23 });
  const [left = 0, top = 0] = projection([21.01, 52.23]) ?? [];
  expect(x).toBeCloseTo(left, 9);
  expect(y).toBeCloseTo(top, 9);
});

it('the file of the outline is at most 20 kB', () => {
  expect(readFileSync(new URL('./poland.topo.json', import.meta.url)).byteLength).toBeLessThanOrEqual(20_000);
});
