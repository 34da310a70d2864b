import * as v from 'valibot';
import { text } from '../../settings/fields.ts';
import { isWholePlace, openHours, placeFields, placeOf, WHOLE_PLACE } from '../../settings/placeFields.ts';
import type { PickupPoint } from './model.ts';

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
    pays: v.pipe(
      v.optional(v.boolean()),
      v.description('whether a parcel can be paid for there; false: nobody may choose that; not known when left out'),
    ),
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
    ...(pays === undefined ? {} : { pays }),
    ...(easy ? { easy } : {}),
  };
};
