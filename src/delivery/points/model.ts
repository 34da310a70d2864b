import type { WeekHours } from '../../kit/openHours.ts';

/** Degrees, WGS 84. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Place where a parcel waits for its buyer: a locker or a shop of any carrier. What is not known of it is missing. */
export interface PickupPoint {
  /** Code of the carrier, e.g. BOL01M. */
  code: string;
  name: string;
  street: string;
  postcode: string;
  city: string;
  /** Opening hours in the carrier's words, where they are no hours of a week. */
  hours?: string;
  open?: WeekHours;
  place?: Place;
  /** Whether a parcel can be paid for there. */
  pays?: boolean;
  /** True: reached without steps. */
  easy?: boolean;
}

export const pointWords = ({ code, name, street, postcode, city }: PickupPoint): string =>
  [code, ...(name === code ? [] : [name]), street, `${postcode} ${city}`].join(', ');

/** Known to hand out no parcel that is paid for there; a list that is silent about it refuses nobody. */
export const takesNoMoney = ({ pays }: Pick<PickupPoint, 'pays'>): boolean => pays === false;

/** Code in what `pointWords` wrote of a point before. */
export const codeIn = (words: string): string => words.split(',', 1)[0] ?? '';

const EARTH_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres along the ground between two places (haversine). */
export function metresBetween(a: Place, b: Place): number {
  const lat = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const lon = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = lat + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * lon;
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
