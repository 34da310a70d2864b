import * as v from 'valibot';
import { ALWAYS, readWeekHours, type WeekHours } from '../kit/openHours.ts';

/** Fields of a place that people come to: when it is open, and where it stands. */

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

interface WrittenPlace {
  latitude?: number | undefined;
  longitude?: number | undefined;
}

export const placeOf = ({ latitude, longitude }: WrittenPlace) =>
  latitude === undefined || longitude === undefined ? {} : { place: { latitude, longitude } };

/** Half of a place is none. */
export const isWholePlace = ({ latitude, longitude }: WrittenPlace): boolean =>
  (latitude === undefined) === (longitude === undefined);

export const WHOLE_PLACE = 'latitude and longitude together';
