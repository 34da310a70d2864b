import { describe, expect, it } from 'vitest';
import { ALWAYS, readWeekHours } from '../../kit/openHours.ts';
import { findPoints, MOST_FOUND, pointByCode, pointIndex } from './find.ts';
import { metresBetween, type PickupPoint } from './model.ts';

const point = (code: string, city: string, postcode: string, more: Partial<PickupPoint> = {}): PickupPoint => ({
  ...{ code, name: `Automat ${code}`, street: 'Długa 1', postcode, city },
  ...more,
});
const WARSAW = { latitude: 52.23, longitude: 21.01 };
const WOLA = { latitude: 52.237, longitude: 20.98 };
const KRAKOW = { latitude: 50.06, longitude: 19.94 };
const POINTS = pointIndex([
  point('KRA01', 'Kraków', '31-155', { place: KRAKOW, open: readWeekHours(['Mo-Fr 08:00-16:00']) ?? [] }),
  point('WAW01', 'Warszawa', '00-316', { place: WARSAW, open: ALWAYS, easy: true }),
  point('WAW02', 'Warszawa', '00-891', { place: WOLA, pays: true }),
  point('LOD01', 'Łódź', '90-344'),
]);
/** A Tuesday. */
const NOON = Date.parse('2026-11-24T12:00+01:00');
const NIGHT = Date.parse('2026-11-24T23:00+01:00');
const codes = (typed: string, more: object = {}) =>
  findPoints(POINTS, { typed, at: NOON, ...more }).points.map(({ code }) => code);

describe('points', () => {
  it('are found by code, town, street and postcode, whatever the letters', () => {
    expect(codes('waw')).toEqual(['WAW01', 'WAW02']);
    expect(codes('lodz')).toEqual(['LOD01']);
    expect(codes('dluga krakow')).toEqual(['KRA01']);
    expect(codes('warszawa 00-891')[0]).toBe('WAW02');
    expect(codes('')).toHaveLength(4);
    expect(codes('Wrocław')).toEqual([]);
  });

  it('are told nearest first from where the shopper is, with metres', () => {
    const { points } = findPoints(POINTS, { typed: '', near: WOLA, at: NOON });
    expect(points.map(({ code }) => code)).toEqual(['WAW02', 'WAW01', 'KRA01', 'LOD01']);
    expect(points[0]?.metres).toBe(0);
    expect(points[1]?.metres).toBeGreaterThan(2000);
    expect(points[1]?.metres).toBeLessThan(2300);
    expect(points[3]?.metres).toBeUndefined();
  });

  it('are those nearest to a postcode that none of them has', () => {
    expect(codes('00-892')).toEqual(['WAW02', 'WAW01', 'KRA01', 'LOD01']);
    expect(codes('31-999')[0]).toBe('KRA01');
    expect(codes('77-100')).toEqual([]);
  });

  it('are narrowed to what is open, takes payments or has no steps', () => {
    expect(codes('', { open: true })).toEqual(['KRA01', 'WAW01']);
    expect(codes('', { open: true, at: NIGHT })).toEqual(['WAW01']);
    expect(codes('', { pays: true })).toEqual(['WAW02']);
    expect(codes('warszawa', { easy: true })).toEqual(['WAW01']);
  });

  it('are at most so many, and it is told that there are more', () => {
    const many = pointIndex(Array.from({ length: 30 }, (_, n) => point(`ABC${n + 10}`, 'Opole', '45-001')));
    const { points, more } = findPoints(many, { typed: '', at: NOON });
    expect(points).toHaveLength(MOST_FOUND);
    expect(more).toBe(true);
    expect(findPoints(many, { typed: 'abc39', at: NOON })).toMatchObject({ points: [{ code: 'ABC39' }], more: false });
  });

  it('are known by their code in any letters', () => {
    expect(pointByCode(POINTS, ' waw02 ')?.code).toBe('WAW02');
    expect(pointByCode(POINTS, 'WAW')).toBeUndefined();
  });
});

it('a distance between points is that along the ground', () => {
  expect(metresBetween(WARSAW, KRAKOW) / 1000).toBeCloseTo(252.6, 0);
  expect(metresBetween(WARSAW, WARSAW)).toBe(0);
});
