import * as v from 'valibot';
import { readIsoDay } from '../kit/days.ts';
import { minuteOf } from '../kit/wall.ts';
import { money, slug, text, whole } from './fields.ts';

/** Fields of shop.yaml about delivery: when parcels leave, and how they travel. */

const hour = () =>
  v.pipe(
    v.string(),
    v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'an hour such as 16:00'),
    v.description('an hour such as 16:00'),
    v.examples(['16:00']),
  );

const day = () =>
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, 'a date such as 2026-12-28'),
    v.check((text) => readIsoDay(text) !== undefined, 'a day that is in the calendar'),
    v.description('a date such as 2026-12-28'),
    v.examples(['2026-12-28']),
  );

const closed = v.union([
  day(),
  v.pipe(
    v.strictObject({ from: day(), to: day() }),
    v.check(({ from, to }) => from <= to, 'a day to that is not before from'),
  ),
]);

/** Days off, none unless told. */
export const closedDays = () =>
  v.pipe(
    v.optional(v.pipe(v.array(closed), v.maxLength(100, 'at most 100 entries')), []),
    v.examples([['2026-12-28', { from: '2027-07-12', to: '2027-07-23' }]]),
  );

export const shippingFields = v.pipe(
  v.strictObject({
    leaves_at: v.pipe(v.optional(hour(), '16:00'), v.description('when the parcels of a day leave')),
    hours_before: v.pipe(
      v.optional(whole(0, 23), 3),
      v.description('an order this many hours before leaves_at still leaves that day'),
    ),
    weekdays: v.pipe(
      v.optional(v.pipe(v.array(whole(1, 6)), v.minLength(1, 'at least one day of the week')), [1, 2, 3, 4, 5]),
      v.description('days that parcels leave on, 1 Monday to 6 Saturday; never on Sundays and public holidays'),
      v.examples([[1, 2, 3, 4, 5]]),
    ),
    closed: v.pipe(closedDays(), v.description('days on which nothing leaves, one by one or from and to')),
    outside_days: v.pipe(
      v.optional(whole(0, 60), 2),
      v.description('working days until goods of an outside branch can leave'),
    ),
  }),
  v.check(
    ({ leaves_at, hours_before }) => minuteOf(leaves_at) >= hours_before * 60,
    'hours_before that leave a deadline on the same day',
  ),
);

const carrierLink = () =>
  v.pipe(
    v.string(),
    v.maxLength(500, 'at most 500 characters'),
    v.regex(/^https:\/\/[^\s@/]+\.[^\s@/]+(?:\/\S*)?$/, 'an address that begins with https://'),
    v.description('an address that begins with https://'),
    v.examples(['https://zwroty.example/sklep']),
  );

export const deliveryMethod = v.strictObject({
  id: slug(),
  name: v.pipe(text(60), v.description('what a shopper reads'), v.examples(['Kurier'])),
  carrier: v.pipe(v.optional(text(60)), v.description('the company that brings it'), v.examples(['DPD'])),
  cost: v.pipe(money(), v.description('with VAT, paid in advance')),
  free_from: v.optional(
    v.pipe(
      v.union([money(), v.literal('never')]),
      v.description('free from this worth of goods on; free_delivery_from when left out, or never'),
      v.examples([250]),
    ),
  ),
  cash_on_delivery: v.pipe(
    v.optional(money()),
    v.description('what paying on delivery adds to the cost; not possible when left out'),
    v.examples([6]),
  ),
  cash_on_delivery_max: v.pipe(
    v.optional(money()),
    v.description('the most that the carrier collects, goods and delivery together; any sum when left out'),
    v.examples([5000]),
  ),
  points: v.pipe(
    v.optional(slug()),
    v.description('it ends at a point that the shopper chooses from points/<this name>.yaml'),
  ),
  points_from: v.pipe(
    v.optional(v.picklist(['inpost'])),
    v.description('inpost: the list of points is taken from InPost daily; INPOST_TOKEN goes with it'),
  ),
  pick_up: v.pipe(v.optional(v.boolean(), false), v.description('true: fetched from the shop by the shopper')),
  countries: v.pipe(
    v.optional(
      v.pipe(
        v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'a code of two letters such as DE'))),
        v.minLength(1, 'at least one country'),
      ),
      ['PL'],
    ),
    v.description('codes of the countries it goes to'),
    v.examples([['CZ', 'DE', 'SK']]),
  ),
  max_weight: v.pipe(v.optional(whole(1)), v.description('grams of a whole order'), v.examples([25_000])),
  not_for: v.pipe(
    v.optional(v.array(whole(1)), []),
    v.description('ids of products that do not travel this way'),
    v.examples([[6001]]),
  ),
  working_days: v.pipe(
    v.optional(whole(0, 60)),
    v.description('working days on the way, at most; nothing is promised when left out'),
  ),
  choose_day: v.pipe(
    v.optional(whole(1, 60)),
    v.description('the shopper may choose a day, up to this many days after the one on which it comes anyway'),
    v.examples([14]),
  ),
  comment: v.optional(v.pipe(text(200), v.description('a sentence beside the name'))),
  return: v.pipe(
    v.optional(v.strictObject({ how: text(500), link: v.optional(carrierLink()) })),
    v.description(
      'how a buyer sends things back without a printer: in words, and the address of the carrier that begins it',
    ),
    v.examples([{ how: 'Kod paczki dostaniesz pod tym adresem.', link: 'https://zwroty.example/sklep' }]),
  ),
});

export const deliveryMethods = v.pipe(
  v.array(deliveryMethod),
  v.maxLength(50, 'at most 50 ways of delivery'),
  v.check((methods) => new Set(methods.map(({ id }) => id)).size === methods.length, 'an id of its own for each'),
  v.description('ways of delivery, in the order they are shown'),
);
