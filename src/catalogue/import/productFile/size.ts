import * as v from 'valibot';
import { amount, date, money, percent, pictureFile, slug, text, whole } from '../../../settings/fields.ts';
import { MEASURES, type MeasureName } from '../../measures.ts';

/** Fields of a size in a product file, and of all its sizes at once. */

export const historyEntry = v.strictObject({ price: money(), from: date() });

export const promotion = v.strictObject({
  price: money(),
  from: date(),
  to: v.optional(date()),
});

export const availability = v.strictObject({
  // No default here: on a size it would override what the product says.
  status: v.pipe(
    v.optional(v.picklist(['auto', 'order', 'disable'])),
    v.description('auto, when left out: can be bought while in stock; order: made to order; disable: cannot be bought'),
  ),
  description: v.optional(text()),
  description_phone: v.optional(text()),
  picture: v.optional(pictureFile()),
  picture_phone: v.optional(pictureFile()),
  visible: v.optional(v.boolean()),
  delivery_days: v.optional(whole(0, 366)),
  delivery_days_undefined: v.optional(v.boolean()),
  delivery_date: v.optional(date()),
  unknown_delivery: v.optional(v.boolean()),
});

/** Pieces in each branch of shop.yaml, one number for the first branch, or `unlimited`. */
export const stock = v.union([
  amount(),
  v.pipe(v.literal('unlimited'), v.description('never runs out')),
  v.record(slug(), v.union([amount(), v.literal('unlimited')])),
]);

export const points = v.strictObject({ price: v.optional(whole(1)), earn: v.optional(whole(0)) });

export const deposit = v.strictObject({ amount: money(), label: text(80) });

/** What one unit holds: a price per kg, l, m or m² is counted from it. */
export const contents = v.strictObject({
  amount: v.pipe(v.number(), v.gtValue(0, 'more than 0')),
  unit: v.picklist(Object.keys(MEASURES) as MeasureName[]),
});

export const size = v.strictObject({
  type: v.pipe(
    v.string(),
    v.regex(/^[\w.-]{1,40}$/, 'a size code of letters, digits, . _ -'),
    v.description('a size code; uniw is the only size of a product without sizes'),
    v.examples(['350']),
  ),
  name: v.optional(text(80)),
  code: v.optional(text(80)),
  ean: v.optional(v.pipe(v.string(), v.regex(/^\d{8,14}$/, 'a code of 8 to 14 digits'))),
  price: v.optional(money()),
  srp: v.optional(money()),
  history: v.optional(v.array(historyEntry)),
  promotion: v.optional(promotion),
  subscription_price: v.optional(money()),
  vat: v.optional(v.union([percent(), v.literal('zw')])),
  weight: v.optional(whole(0)),
  contents: v.pipe(v.optional(contents), v.description('contents of one unit of this size, for the unit price')),
  stock: v.optional(stock),
  points: v.optional(points),
  deposit: v.optional(deposit),
  phone_price: v.optional(v.boolean()),
  gratis: v.optional(v.boolean()),
  availability: v.optional(availability),
  order: v.optional(
    v.strictObject({
      min: v.pipe(amount(), v.description('the least of this size in one order, in place of order.min_per_size')),
    }),
  ),
  picture: v.pipe(
    v.optional(pictureFile()),
    v.description('one of the pictures of the product, shown when this size is'),
  ),
});
