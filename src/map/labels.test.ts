import { expect, it } from 'vitest';
import type { Mark } from './clusters.ts';
import { labelsOf } from './labels.ts';

const many = (town: string, count: number): Mark => ({
  ...{ kind: 'many', id: town + count, count, town, bounds: [0, 0, 0, 0], x: 0, y: 0 },
});
const pin = (label: string): Mark => ({
  ...{ kind: 'pin', x: 0, y: 0 },
  pin: { id: label, label, name: label, town: 'Kraków', latitude: 0, longitude: 0 },
});
const words = (marks: [Mark, number, number][], width = 600) =>
  labelsOf(
    marks.map(([mark, left, top]) => ({ mark, at: { left, top } })),
    width,
  ).map((label) => label.words);

it('a town and a point that lie free have their names beside them', () => {
  expect(
    words([
      [many('Kraków', 3), 100, 100],
      [pin('KRA01'), 100, 300],
    ]),
  ).toEqual(['Kraków', 'KRA01']);
});

it('the name of more points stays of two that would lie on each other', () => {
  expect(
    words([
      [many('Gdynia', 3), 100, 100],
      [many('Gdańsk', 9), 110, 112],
    ]),
  ).toEqual(['Gdańsk']);
});

it('no name lies on another mark', () => {
  expect(
    words([
      [many('Kraków', 3), 100, 100],
      [pin('KRA01'), 150, 100],
    ]),
  ).toEqual(['KRA01']);
});

it('a name is said once, at the most points', () => {
  expect(
    words([
      [many('Warszawa', 3), 100, 100],
      [many('Warszawa', 30), 100, 300],
    ]),
  ).toHaveLength(1);
});

it('a name that the window would cut is left out', () => {
  expect(words([[many('Warszawa', 3), 560, 100]])).toEqual([]);
});
