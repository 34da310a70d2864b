import * as v from 'valibot';
import { writeWeekHours } from '../../../kit/openHours.ts';
import { WEEK } from '../../../kit/week.ts';
import type { PointInput } from '../pointFields.ts';
import { type Candidate, checkPoints, type OnChecked, PointsFileError, type ReadPoints } from './shared.ts';

const span = v.object({ start: v.number(), end: v.number() });

const item = v.object({
  name: v.string(),
  status: v.optional(v.string()),
  location: v.object({ latitude: v.number(), longitude: v.number() }),
  location_description: v.nullish(v.string()),
  location_247: v.nullish(v.boolean()),
  opening_hours: v.nullish(v.string()),
  operating_hours_extended: v.nullish(
    v.object({ customer: v.nullish(v.record(v.picklist(WEEK), v.nullish(v.array(span)))) }),
  ),
  address_details: v.object({
    city: v.nullish(v.string()),
    province: v.nullish(v.string()),
    post_code: v.nullish(v.string()),
    street: v.nullish(v.string()),
    building_number: v.nullish(v.string()),
  }),
  functions: v.nullish(v.array(v.string())),
  payment_available: v.nullish(v.boolean()),
  easy_access_zone: v.nullish(v.boolean()),
});

type Item = v.InferOutput<typeof item>;

/** Pages of the answer of InPost's points, joined or one by one, or their items alone (docs/points.md). */
const answer = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ items: v.array(v.unknown()) }),
    v.transform(({ items }) => items),
  ),
]);

/** Words that stand in the list for lockers that nobody can use. */
const TEST = /^tests?$/i;

/** Points of an answer of InPost. Throws PointsFileError when it is none. */
export function readInpost(json: unknown, onChecked?: OnChecked): ReadPoints {
  const read = v.safeParse(answer, json);
  if (!read.success) throw new PointsFileError('it holds no list of points');
  return checkPoints(read.output.map(candidateOf), onChecked);
}

function candidateOf(written: unknown, place: number): Candidate {
  const checked = v.safeParse(item, written);
  if (!checked.success) return { what: `point ${place + 1}`, reason: `${v.getDotPath(checked.issues[0])} is missing` };
  const point = checked.output;
  const what = point.name;
  const { latitude, longitude } = point.location;
  if (point.status !== undefined && point.status !== 'Operating') return { what, reason: `it is ${point.status}` };
  if (TEST.test(point.address_details.province ?? '')) return { what, reason: 'it is a test of the carrier' };
  if (latitude === 0 && longitude === 0) return { what, reason: 'it stands nowhere' };
  if (point.functions?.length && !point.functions.includes('parcel_collect')) {
    return { what, reason: 'no parcel can be collected there' };
  }
  return { what, point: pointOf(point) };
}

function pointOf(point: Item): PointInput {
  const { city, post_code, street, building_number } = point.address_details;
  return {
    code: point.name,
    name: (point.location_description?.trim() || point.name).slice(0, 80),
    street: [street, building_number].filter(Boolean).join(' ') || (city ?? ''),
    postcode: post_code ?? '',
    city: city ?? '',
    ...hoursOf(point),
    latitude: point.location.latitude,
    longitude: point.location.longitude,
    ...(typeof point.payment_available === 'boolean' ? { pays: point.payment_available } : {}),
    ...(point.easy_access_zone ? { easy_access: true } : {}),
  };
}

/** `location_247` is right where the words beside it are not; hours of a week are known of few points. */
function hoursOf({ location_247: always, opening_hours: words, operating_hours_extended: hours }: Item) {
  if (always) return { open: 'always' as const };
  const week = hours?.customer;
  const spans = week && WEEK.map((day) => (week[day] ?? []).map(({ start, end }) => [start, end] as const));
  if (spans?.some(({ length }) => length > 0)) return { open: writeWeekHours(spans) };
  return words?.trim() ? { hours: words.trim().slice(0, 80) } : {};
}
