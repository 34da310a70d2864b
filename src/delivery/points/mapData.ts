import { readWeekHours, type WeekHours, writeWeekHours } from '../../kit/openHours.ts';
import type { PickupPoint } from './model.ts';

/** A point on the map: what is needed to draw and to narrow it. Its address comes when it is chosen. */
export interface MapPoint {
  /** Code of the carrier. */
  id: string;
  town: string;
  latitude: number;
  longitude: number;
  pays: boolean;
  easy: boolean;
  open?: WeekHours;
}

/**
 * All points of a list by columns, so that tens of thousands are few bytes: sorted by town, places as differences from
 * the point before.
 */
export interface PackedPoints {
  /** Names of towns, and how many points each has. */
  towns: readonly string[];
  sizes: readonly number[];
  /** Codes of all points, parted by spaces. */
  codes: string;
  /** Differences of latitudes, in steps of 1/STEPS of a degree. */
  latitudes: readonly number[];
  longitudes: readonly number[];
  /** A digit for each: 1 pays, 2 easy, 3 both. */
  marks: string;
  /** Different hours of a week; each point's place among them and 1, 0 where its hours are not known. */
  weeks: readonly (readonly string[])[];
  hours: readonly number[];
}

/** A step is 11 m from north to south. */
const STEPS = 10_000;

/** Code of the digit 0. */
const ZERO = 48;

/** Points whose place is not known stand in the list alone. */
export function packPoints(points: readonly PickupPoint[]): PackedPoints {
  const sorted = points
    .flatMap(({ place, ...point }) => (place ? [{ ...point, place }] : []))
    .toSorted((a, b) => compare(a.city, b.city) || compare(a.code, b.code));
  const towns = new Map<string, number>();
  const weeks = new Map<string, number>();
  const hours = sorted.map(({ city, open }) => {
    towns.set(city, (towns.get(city) ?? 0) + 1);
    if (!open) return 0;
    const written = writeWeekHours(open).join('|');
    if (!weeks.has(written)) weeks.set(written, weeks.size + 1);
    return weeks.get(written) ?? 0;
  });
  return {
    towns: [...towns.keys()],
    sizes: [...towns.values()],
    codes: sorted.map(({ code }) => code).join(' '),
    latitudes: differences(sorted.map(({ place }) => Math.round(place.latitude * STEPS))),
    longitudes: differences(sorted.map(({ place }) => Math.round(place.longitude * STEPS))),
    marks: sorted.map(({ pays, easy }) => (pays ? 1 : 0) + (easy ? 2 : 0)).join(''),
    weeks: [...weeks.keys()].map((written) => (written === '' ? [] : written.split('|'))),
    hours,
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const differences = (numbers: readonly number[]) => numbers.map((n, place) => n - (numbers[place - 1] ?? 0));

export function unpackPoints(packed: PackedPoints): MapPoint[] {
  const codes = packed.codes === '' ? [] : packed.codes.split(' ');
  const weeks = packed.weeks.map((lines) => readWeekHours(lines));
  let [at, left, latitude, longitude] = [-1, 0, 0, 0];
  return codes.map((id, place) => {
    while (left === 0 && at < packed.towns.length) left = packed.sizes[++at] ?? 0;
    left -= 1;
    latitude += packed.latitudes[place] ?? 0;
    longitude += packed.longitudes[place] ?? 0;
    const mark = packed.marks.charCodeAt(place) - ZERO;
    // A spread for each of tens of thousands would take as long as all the rest.
    const point: MapPoint = {
      id,
      town: packed.towns[at] ?? '',
      latitude: latitude / STEPS,
      longitude: longitude / STEPS,
      pays: mark % 2 === 1,
      easy: mark >= 2,
    };
    const open = weeks[(packed.hours[place] ?? 0) - 1];
    if (open) point.open = open;
    return point;
  });
}
