import * as v from 'valibot';
import { date, text, whole } from '../../settings/fields.ts';
import { place } from '../fields.ts';

/** content/strips.yaml: the bars at the top and bottom of every page. */

const days = v.pipe(v.optional(whole(1, 365), 1), v.description('days that it stays away once it was closed'));
const shownFrom = v.pipe(v.optional(date()), v.description('shown from this moment on; a day means its beginning'));
const shownTo = v.pipe(v.optional(date()), v.description('shown until this moment; a day means its beginning'));

const code = v.strictObject({
  code: v.pipe(
    text(31),
    v.description('a code that the shop takes; pressing it puts it into the basket'),
    v.examples(['STÓŁ10']),
  ),
  text: v.pipe(
    text(160),
    v.check((words) => words.includes('{code}'), 'a text with {code} where the code stands'),
    v.description('{code} is replaced by the code'),
    v.examples(['Talerze tańsze o 10 % z kodem {code}.']),
  ),
  days,
  from: shownFrom,
  to: shownTo,
});

const bar = v.strictObject({
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'a short name that starts with a letter'),
    v.maxLength(40, 'a short name of at most 40 characters'),
    v.description('whoever has closed it does not see it again; another id is another bar'),
    v.examples(['przerwa-2026']),
  ),
  place: v.pipe(v.picklist(['top', 'bottom']), v.description('of the page')),
  text: text(200),
  link: v.optional(v.strictObject({ label: text(60), to: place })),
  fixed: v.pipe(
    v.optional(v.boolean(), false),
    v.description('true: stays in sight while the page is scrolled; not shown while ordering'),
  ),
  from: shownFrom,
  to: shownTo,
});

export const announcementsFile = v.strictObject({
  code: v.pipe(v.optional(code), v.description('a discount code')),
  free_shipping: v.pipe(
    v.optional(v.strictObject({ days })),
    v.description('how far the basket is from free_delivery_from of shop.yaml'),
  ),
  bars: v.pipe(
    v.optional(v.array(bar), []),
    v.maxLength(10, 'at most 10 bars'),
    v.check((bars) => new Set(bars.map(({ id }) => id)).size === bars.length, 'an id of its own for each'),
  ),
});

export type AnnouncementsFile = v.InferOutput<typeof announcementsFile>;
