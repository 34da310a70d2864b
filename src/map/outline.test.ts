import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inWorld } from './camera.ts';
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

it('its file is at most 20 kB', () => {
  expect(readFileSync(new URL('./poland.topo.json', import.meta.url)).byteLength).toBeLessThanOrEqual(20_000);
});
