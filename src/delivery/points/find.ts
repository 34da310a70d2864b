import { fold } from '../../kit/fold.ts';
import { openState } from '../../kit/openHours.ts';
import { metresBetween, type PickupPoint, type Place, pointWords, takesNoMoney } from './model.ts';

/** Limit of points in an answer. */
export const MOST_FOUND = 20;

/** A list of points, made ready to be looked through for every key that is pressed. */
export interface PointIndex {
  points: readonly PickupPoint[];
  /** Folded words of each point. */
  texts: readonly string[];
  byCode: ReadonlyMap<string, PickupPoint>;
}

export const pointIndex = (points: readonly PickupPoint[]): PointIndex => ({
  points,
  texts: points.map((point) => fold(pointWords(point))),
  byCode: new Map(points.map((point) => [point.code.toUpperCase(), point])),
});

export const pointByCode = ({ byCode }: PointIndex, code: string): PickupPoint | undefined =>
  byCode.get(code.trim().toUpperCase());

/** What points are narrowed to. */
export interface PointFilters {
  /** Open at this moment; those whose hours are not known are left out. */
  open?: boolean;
  /** Where a parcel can be paid for. */
  pays?: boolean;
  /** Reached without steps. */
  easy?: boolean;
}

export interface AskedPoints extends PointFilters {
  typed: string;
  /** Leaves out points that are known to take no money; `pays` leaves out those that are silent about it too. */
  onDelivery?: boolean;
  /** Where the shopper is; the nearest come first. */
  near?: Place;
  /** Epoch ms. */
  at: number;
}

export interface FoundPoint extends PickupPoint {
  /** From where the shopper is, or from the middle of the postcode that was typed. */
  metres?: number;
}

export interface Found {
  points: readonly FoundPoint[];
  /** More were found than are given. */
  more: boolean;
}

/** Whether a point is what filters ask for, at a moment. */
export const fits = (
  { open, pays, easy }: PointFilters,
  point: Pick<PickupPoint, 'open' | 'pays' | 'easy'>,
  at: number,
): boolean =>
  (!pays || point.pays === true) &&
  (!easy || point.easy === true) &&
  (!open || (point.open !== undefined && openState(point.open, at).open));

/**
 * Points whose code, postcode, town or street hold every word that was typed. Where a postcode was typed that no point
 * has, those nearest to its neighbours. A code typed whole comes first; then the nearest, or those of a postcode that begins so.
 */
export function findPoints(index: PointIndex, asked: AskedPoints): Found {
  const words = fold(asked.typed)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const matched = matching(index, words);
  const around = asked.near ?? middleOf(index, words);
  const named = matched.length === 0 && around ? index.points : matched;
  const fitting = (point: PickupPoint) => !(asked.onDelivery && takesNoMoney(point)) && fits(asked, point, asked.at);
  if (words.length === 0 && !around) return given(firstOf(named, fitting));
  const code = pointByCode(index, asked.typed);
  const ranked = named.filter(fitting).map((point) => {
    const metres = around && point.place && Math.round(metresBetween(around, point.place));
    const begins = words.some((word) => point.postcode.startsWith(word));
    return { point, metres, rank: point === code ? -1 : (metres ?? (begins ? 0 : Number.MAX_SAFE_INTEGER)) };
  });
  const best = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, MOST_FOUND + 1);
  return given(best.map(({ point, metres }) => (metres === undefined ? point : { ...point, metres })));
}

/** The first that fit, one more than are given. */
function firstOf(points: readonly PickupPoint[], fitting: (point: PickupPoint) => boolean): PickupPoint[] {
  const found: PickupPoint[] = [];
  for (const point of points) {
    if (found.length > MOST_FOUND) break;
    if (fitting(point)) found.push(point);
  }
  return found;
}

const given = (points: readonly FoundPoint[]): Found => ({
  points: points.slice(0, MOST_FOUND),
  more: points.length > MOST_FOUND,
});

function matching({ points, texts }: PointIndex, words: readonly string[]): readonly PickupPoint[] {
  if (words.length === 0) return points;
  return points.filter((_, place) => words.every((word) => texts[place]?.includes(word)));
}

/** Digits of a postcode that tell a region, at least. */
const LEAST_DIGITS = 2;

/** Middle of the points whose postcodes begin as one among the words does, with as many of its digits as any has. */
function middleOf({ points }: PointIndex, words: readonly string[]): Place | undefined {
  const typed = words.find((word) => /^\d{2}(?:-?\d{0,3})$/.test(word))?.replace('-', '');
  if (typed === undefined) return undefined;
  for (let digits = typed.length; digits >= LEAST_DIGITS; digits--) {
    const begin = typed.slice(0, digits);
    const places = points.flatMap(({ postcode, place }) =>
      place && postcode.replace('-', '').startsWith(begin) ? [place] : [],
    );
    if (places.length > 0) return { latitude: mean(places, 'latitude'), longitude: mean(places, 'longitude') };
  }
  return undefined;
}

const mean = (places: readonly Place[], of: keyof Place) =>
  places.reduce((sum, place) => sum + place[of], 0) / places.length;
