import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOSEST, moved, onScreen, POLAND, showing } from './camera.ts';
import { createClusters, type Mark, type Pin } from './clusters.ts';

const SIZE = { width: 620, height: 580 };
const pin = (id: string, town: string, longitude: number, latitude: number): Pin => ({
  ...{ id, label: id, name: id, town, longitude, latitude },
});
const PINS = [
  pin('W1', 'Warszawa', 21.01, 52.23),
  pin('W2', 'Warszawa', 21.02, 52.24),
  pin('P1', 'Piaseczno', 21.03, 52.08),
  pin('K1', 'Kraków', 19.94, 50.06),
];
const whole = showing(POLAND, SIZE);
const count = (marks: readonly Mark[]) => marks.reduce((sum, mark) => sum + (mark.kind === 'many' ? mark.count : 1), 0);

const anywhere = fc.array(
  fc.record({
    longitude: fc.double({ min: 14.2, max: 24, noNaN: true }),
    latitude: fc.double({ min: 49.1, max: 54.7, noNaN: true }),
  }),
  { maxLength: 300 },
);
const pinsOf = (places: readonly { longitude: number; latitude: number }[]) =>
  places.map(({ longitude, latitude }, n) => pin(`P${n}`, 'Miasto', longitude, latitude));

describe('marks', () => {
  it('join points that would lie on each other, named after the town with most of them', () => {
    const all = createClusters(PINS).of(whole, SIZE);
    expect(all).toHaveLength(2);
    expect(all.find(({ kind }) => kind === 'many')).toMatchObject({ count: 3, town: 'Warszawa' });
    expect(all.find(({ kind }) => kind === 'pin')).toMatchObject({ pin: { id: 'K1' } });
  });

  it('are as many points as there are, wherever they lie, and most do not touch', () => {
    fc.assert(
      fc.property(anywhere, (places) => {
        const marks = createClusters(pinsOf(places)).of(whole, SIZE);
        expect(count(marks)).toBe(places.length);
        const cells = (620 / 56 + 2) * (580 / 56 + 2);
        expect(marks.length).toBeLessThanOrEqual(cells);
      }),
    );
  });

  it('stay what they are while the map moves', () => {
    fc.assert(
      fc.property(anywhere, fc.integer({ min: -150, max: 150 }), (places, by) => {
        const pins = pinsOf(places);
        const closer = { ...whole, zoom: 8 };
        const there = createClusters(pins).of(moved(closer, by, by), SIZE);
        const inSight = (mark: Mark) => {
          const { left, top } = onScreen(closer, SIZE, mark);
          return left > 0 && left < SIZE.width && top > 0 && top < SIZE.height;
        };
        const told = (marks: readonly Mark[]) =>
          marks
            .filter(inSight)
            .map(({ x, y }) => `${x} ${y}`)
            .sort();
        expect(told(there)).toEqual(told(createClusters(pins).of(closer, SIZE)));
      }),
    );
  });

  it('part once they are looked at as closely as their bounds allow', () => {
    const clusters = createClusters(PINS);
    const many = clusters.of(whole, SIZE).find((mark) => mark.kind === 'many');
    const closer = showing(many?.kind === 'many' ? many.bounds : POLAND, SIZE, CLOSEST);
    expect(clusters.of(closer, SIZE).length).toBeGreaterThan(1);
  });

  it('are points alone from very close, even in the same place', () => {
    const same = [pin('A', 'Łódź', 19.46, 51.77), pin('B', 'Łódź', 19.46, 51.77)];
    const closest = showing([19.46, 51.77, 19.46, 51.77], SIZE, CLOSEST);
    expect(createClusters(same).of(closest, SIZE)).toMatchObject([{ kind: 'pin' }, { kind: 'pin' }]);
    expect(createClusters([]).of(whole, SIZE)).toEqual([]);
  });
});
