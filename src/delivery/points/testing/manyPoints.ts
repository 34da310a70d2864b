import { ALWAYS } from '../../../kit/openHours.ts';
import type { PickupPoint } from '../model.ts';

/** Towns with inhabitants in thousands, roughly: by them points lie close or far. */
const TOWNS: readonly (readonly [
  name: string,
  letters: string,
  latitude: number,
  longitude: number,
  weight: number,
])[] = [
  ['Warszawa', 'WAW', 52.23, 21.01, 1860],
  ['Kraków', 'KRA', 50.06, 19.94, 800],
  ['Wrocław', 'WRO', 51.11, 17.04, 670],
  ['Łódź', 'LOD', 51.77, 19.46, 650],
  ['Poznań', 'POZ', 52.41, 16.93, 540],
  ['Gdańsk', 'GDA', 54.35, 18.65, 490],
  ['Szczecin', 'SZC', 53.43, 14.55, 390],
  ['Lublin', 'LUB', 51.25, 22.57, 330],
  ['Bydgoszcz', 'BYD', 53.12, 18.0, 330],
  ['Białystok', 'BIA', 53.13, 23.16, 290],
  ['Katowice', 'KAT', 50.26, 19.02, 280],
  ['Częstochowa', 'CZE', 50.81, 19.12, 200],
  ['Rzeszów', 'RZE', 50.04, 22.0, 200],
  ['Kielce', 'KIE', 50.87, 20.63, 180],
  ['Olsztyn', 'OLS', 53.78, 20.48, 170],
  ['Zielona Góra', 'ZIE', 51.94, 15.5, 140],
  ['Opole', 'OPO', 50.67, 17.93, 125],
  ['Koszalin', 'KOS', 54.19, 16.18, 100],
  ['Suwałki', 'SUW', 54.1, 22.93, 69],
  ['Nowy Targ', 'NOT', 49.48, 20.03, 33],
];
/** Share of points that stand in no large town but in villages around one. */
const VILLAGES = 0.45;

/** Numbers from 0 to 1 that are the same on every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Town that holds the inhabitant of this number, in thousands. */
function townAt(inhabitant: number) {
  let before = 0;
  for (const town of TOWNS) {
    before += town[4];
    if (inhabitant < before) return town;
  }
  return TOWNS[0];
}

/** As many made-up lockers as are asked for, spread by the weight of towns. */
export function manyPoints(count: number): PickupPoint[] {
  const next = numbers(7);
  const whole = TOWNS.reduce((sum, [, , , , weight]) => sum + weight, 0);
  return Array.from({ length: count }, (_, n) => {
    const town = townAt(next() * whole);
    const [name = '', letters = '', latitude = 0, longitude = 0] = town ?? [];
    const village = next() < VILLAGES;
    const spread = village ? 0.7 : 0.08;
    const city = village ? `${name} Wieś ${Math.floor(next() * 150) + 1}` : name;
    return {
      ...{ code: `${letters}${n}M`, name: `Automat ${n}`, street: `Długa ${(n % 90) + 1}`, city },
      postcode: `${String(10 + (n % 89))}-${String(100 + (n % 899))}`,
      place: { latitude: latitude + (next() - 0.5) * spread, longitude: longitude + (next() - 0.5) * spread * 1.6 },
      open: ALWAYS,
      ...(next() < 0.9 ? { pays: true } : {}),
      ...(next() < 0.3 ? { easy: true } : {}),
    };
  });
}
