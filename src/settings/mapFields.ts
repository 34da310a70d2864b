import * as v from 'valibot';
import { text, whole } from './fields.ts';

/** Streets under the points of the shop's maps, as squares of 256 pixels (slippy map tiles, Web Mercator). */
export const mapFields = v.strictObject({
  tiles: v.pipe(
    v.string(),
    v.maxLength(300, 'at most 300 characters'),
    v.regex(/^(?:https:\/\/[a-z0-9.-]+(?::\d{1,5})?)?\/(?!\/)[^\s"'\\]*$/, 'an address with https:// or of the shop'),
    v.check(
      (address) => ['{z}', '{x}', '{y}'].every((place) => address.includes(place)),
      'an address with {z}, {x} and {y}',
    ),
    v.description('address of pictures of streets; of another site they come only when the shopper asks for them'),
    v.examples(['https://mapa.przyklad.pl/{z}/{x}/{y}.png']),
  ),
  source: v.pipe(
    text(80),
    v.description('whom the pictures come from, as their licence asks'),
    v.examples(['© OpenStreetMap']),
  ),
  source_link: v.optional(
    v.pipe(
      v.string(),
      v.url('an address such as https://www.openstreetmap.org/copyright'),
      v.startsWith('https://', 'an address such as https://www.openstreetmap.org/copyright'),
    ),
  ),
  closest: v.pipe(v.optional(whole(1, 22), 18), v.description('the closest zoom that there are pictures of')),
});
