import * as v from 'valibot';
import { ALWAYS, readWeekHours, type WeekHours } from '../../kit/openHours.ts';
import { text } from '../../settings/fields.ts';
import type { PickupPoint } from './model.ts';

/** Hours as a merchant writes them. */
export const openHours = () =>
  v.pipe(
    v.union([
      v.literal('always'),
      v.pipe(
        v.array(v.string()),
        v.check((lines) => readWeekHours(lines) !== undefined, 'hours such as Mo-Fr 08:00-16:00'),
      ),
    ]),
    v.description('always, or a line for each span of hours'),
    v.examples([['Mo-Fr 08:00-16:00', 'Sa 10:00-14:00']]),
    v.transform((written): WeekHours => (written === 'always' ? ALWAYS : (readWeekHours(written) ?? []))),
  );

const degrees = (most: number, example: number) =>
  v.pipe(
    v.number(),
    v.minValue(-most, `degrees from -${most} to ${most}`),
    v.maxValue(most, `degrees from -${most} to ${most}`),
    v.description(`degrees from -${most} to ${most}`),
    v.examples([example]),
  );

/** Both or neither: where something stands, by WGS 84. */
export const placeFields = { latitude: v.optional(degrees(90, 51.2636)), longitude: v.optional(degrees(180, 15.5697)) };

export const placeOf = ({ latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined }) =>
  latitude === undefined || longitude === undefined ? {} : { place: { latitude, longitude } };

/** Half of a place is none. */
export const isWholePlace = ({
  latitude,
  longitude,
}: {
  latitude?: number | undefined;
  longitude?: number | undefined;
}): boolean => (latitude === undefined) === (longitude === undefined);

export const WHOLE_PLACE = 'latitude and longitude together';

/** A point as files name it: points/<name>.yaml, and lists of carriers once they are read. */
export const pointFields = v.pipe(
  v.strictObject({
    code: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[A-Za-z0-9-]{2,40}$/, 'a code such as BOL01M'),
      v.description('by which the carrier knows it'),
      v.examples(['BOL01M']),
    ),
    name: text(80),
    street: text(120),
    postcode: v.pipe(v.string(), v.trim(), v.regex(/^\d{2}-\d{3}$/, 'a postcode such as 59-700')),
    city: text(80),
    hours: v.optional(v.pipe(text(80), v.description('opening hours in words, where they are no hours of a week'))),
    open: v.optional(openHours()),
    ...placeFields,
    pays: v.pipe(v.optional(v.boolean(), false), v.description('true: a parcel can be paid for there')),
    easy_access: v.pipe(v.optional(v.boolean(), false), v.description('true: reached without steps')),
  }),
  v.check((written) => isWholePlace(written), WHOLE_PLACE),
);

/** What a file says of a point. */
export type PointInput = v.InferInput<typeof pointFields>;

export const pickupPoint = (written: v.InferOutput<typeof pointFields>): PickupPoint => {
  const { code, name, street, postcode, city, hours, open, pays, easy_access: easy } = written;
  return {
    ...{ code, name, street, postcode, city },
    ...(hours === undefined ? {} : { hours }),
    ...(open === undefined ? {} : { open }),
    ...placeOf(written),
    ...(pays ? { pays } : {}),
    ...(easy ? { easy } : {}),
  };
};
