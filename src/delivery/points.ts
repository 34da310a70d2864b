import { fold } from '../kit/fold.ts';

/** Pickup point: a locker or a shop. */
export interface PickupPoint {
  /** Code of the carrier, e.g. BOL01M. */
  code: string;
  name: string;
  street: string;
  postcode: string;
  city: string;
  /** Opening hours; missing: always open. */
  hours?: string;
}

/** Limit of points in an answer. */
export const MOST_FOUND = 20;

export const pointWords = ({ code, name, street, postcode, city }: PickupPoint): string =>
  `${code}, ${name}, ${street}, ${postcode} ${city}`;

export const pointByCode = (points: readonly PickupPoint[], code: string): PickupPoint | undefined =>
  points.find((point) => point.code.toUpperCase() === code.trim().toUpperCase());

/** Points whose code, postcode, town or street hold every word, those of a postcode that begins so first. */
export function findPoints(points: readonly PickupPoint[], typed: string): PickupPoint[] {
  const words = fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = points.filter((point) => {
    const said = fold(pointWords(point));
    return words.every((word) => said.includes(word));
  });
  const near = (point: PickupPoint) => (words.some((word) => point.postcode.startsWith(word)) ? 0 : 1);
  return found.toSorted((a, b) => near(a) - near(b)).slice(0, MOST_FOUND);
}
