import * as v from 'valibot';
import { date, money, percent, slug, text, whole } from '../../settings/fields.ts';

/** rebates.yaml: codes and gifts. A shop without the file has none. */

const code = v.pipe(
  v.strictObject({
    code: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{1,30}$/u, 'a code of 2 to 31 letters, digits and hyphens'),
      v.description('letter case, spaces, hyphens and Polish marks make no difference when it is typed'),
      v.examples(['STÓŁ10']),
    ),
    name: v.pipe(
      text(120),
      v.description('what it gives, as a shopper reads it'),
      v.examples(['Talerze tańsze o 10 %']),
    ),
    percent: v.pipe(v.optional(percent()), v.description('so much of the price; this or amount')),
    amount: v.pipe(
      v.optional(money()),
      v.description('so much of the whole basket, in the prices that are shown first; this or percent'),
    ),
    from: v.pipe(
      v.optional(date()),
      v.description('from this moment on; a day means its beginning; since the shop first read it when left out'),
    ),
    to: v.pipe(v.optional(date()), v.description('until this moment; a day means its beginning')),
    least: v.pipe(v.optional(money()), v.description('the worth of goods, with VAT, from which on it counts')),
    categories: v.pipe(
      v.optional(v.pipe(v.array(slug()), v.minLength(1, 'at least one category'))),
      v.description('for these categories and those below them; for everything when left out'),
      v.examples([['talerze']]),
    ),
    uses: v.pipe(v.optional(whole(1)), v.description('orders that may have it, in all')),
    once_per_customer: v.pipe(v.optional(v.boolean(), false), v.description('one order of each customer')),
  }),
  v.check(({ percent, amount }) => (percent === undefined) !== (amount === undefined), 'either percent or amount'),
  v.check(({ percent, amount }) => percent !== 0 && amount !== 0, 'a rebate above 0'),
);

const threshold = v.strictObject({
  from: v.pipe(money(), v.description('worth of goods with VAT, after rebates')),
  gifts: v.pipe(
    v.array(
      v.strictObject({
        product: v.pipe(whole(1), v.description('id of a product')),
        size: v.pipe(v.optional(text(40), 'uniw'), v.description('a size of it; its only one when left out')),
      }),
    ),
    v.minLength(1, 'at least one gift'),
    v.maxLength(20, 'at most 20 gifts'),
    v.description('a shopper chooses one'),
  ),
});

export const rebatesFile = v.strictObject({
  add_up: v.pipe(
    v.optional(v.boolean(), false),
    v.description('true: a code comes on top of other rebates; false: each thing has the better one'),
  ),
  codes: v.optional(v.pipe(v.array(code), v.maxLength(1000, 'at most 1000 codes')), []),
  gratis: v.pipe(
    v.optional(v.pipe(v.array(threshold), v.maxLength(20, 'at most 20 thresholds')), []),
    v.description('gifts for the worth of an order'),
  ),
});

export type RebatesFile = v.InferOutput<typeof rebatesFile>;
