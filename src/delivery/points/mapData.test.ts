import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ALWAYS, readWeekHours } from '../../kit/openHours.ts';
import { packPoints, unpackPoints } from './mapData.ts';
import type { PickupPoint } from './model.ts';
import { manyPoints } from './testing/manyPoints.ts';

const point = (code: string, city: string, more: Partial<PickupPoint> = {}): PickupPoint => ({
  ...{ code, city, name: code, street: 'Długa 1', postcode: '00-891' },
  place: { latitude: 52.23456, longitude: 21.01234 },
  ...more,
});

it('points come out of their columns as they went in, by town and code, to 11 metres', () => {
  const hours = readWeekHours(['Mo-Fr 08:00-16:00', 'Sa 10:00-14:00']) ?? [];
  const never = readWeekHours([]) ?? [];
  const points = [
    point('WAW2', 'Warszawa', { pays: true, open: ALWAYS }),
    point('KRA1', 'Kraków', { easy: true, open: hours, place: { latitude: 50.06, longitude: 19.94 } }),
    point('WAW1', 'Warszawa', { pays: true, easy: true, open: never }),
  ];
  const place = { latitude: 52.2346, longitude: 21.0123 };
  expect(unpackPoints(packPoints(points))).toEqual([
    { id: 'KRA1', town: 'Kraków', latitude: 50.06, longitude: 19.94, pays: false, easy: true, open: hours },
    { id: 'WAW1', town: 'Warszawa', ...place, pays: true, easy: true, open: never },
    { id: 'WAW2', town: 'Warszawa', ...place, pays: true, easy: false, open: ALWAYS },
  ]);
});

it('a point whose place is not known is not on the map, and a list may be empty', () => {
  const { place: _, ...nowhere } = point('KRA1', 'Kraków');
  expect(unpackPoints(packPoints([nowhere]))).toEqual([]);
});

it('the map holds 50 000 points in at most 600 kB', () => {
  const packed = JSON.stringify(packPoints(manyPoints(50_000)));
  expect(brotliCompressSync(packed, { params: { 1: 5 } }).byteLength).toBeLessThan(600_000);
  expect(unpackPoints(JSON.parse(packed))).toHaveLength(50_000);
});
