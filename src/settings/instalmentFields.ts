import * as v from 'valibot';
import { fromDecimalNumber } from '../kit/moneyText.ts';
import { money, slug, text, whole } from './fields.ts';

/** Fields of shop.yaml about instalments: lenders, bounds, and terms. */

const RATE = 'a percentage from 0 to 40 with at most two decimals';
const MOST_RATE = 4000;
/** An instalment smaller than this could not level out what rounding leaves for the last one, grosze. */
const LEAST_INSTALMENT = 500;

/** Rate as a merchant writes it, 11.9; becomes basis points, 1190. */
const rate = (description: string) =>
  v.pipe(
    v.number(),
    v.description(`${description}; ${RATE}`),
    v.examples([11.9]),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = fromDecimalNumber(dataset.value);
      if (value === undefined || value < 0 || value > MOST_RATE) {
        addIssue({ message: RATE, expected: 'percentage' });
        return NEVER;
      }
      return value;
    }),
  );

const plan = v.strictObject({
  months: v.pipe(whole(2, 60), v.description('how many equal instalments, one a month'), v.examples([10])),
  rate: rate('fixed borrowing rate, a year'),
  commission: v.optional(rate('commission in percent of the credit, lent too and paid with the instalments'), 0),
});

const linkTemplate = v.pipe(
  v.string(),
  v.regex(
    /^https:\/\/[^\s{}]+(?:\{(?:amount|price|priceNet|currency|basketCount|basketCost|basketCostNet)\}[^\s{}]*)*$/,
    'an address that starts with https://, with {amount}, {currency} and the like in it',
  ),
  v.description("the lender's own calculator; {amount}, of what is bought, and the like are filled in"),
  v.examples(['https://raty.example/?kwota={amount}']),
);

const provider = v.pipe(
  v.strictObject({
    id: slug(),
    name: v.pipe(text(60), v.description('what a shopper reads'), v.examples(['Raty'])),
    lender: v.pipe(text(120), v.description('the full name of who lends'), v.examples(['Bank Przykładowy S.A.'])),
    min: v.pipe(money(), v.description('the least worth of a basket, with VAT'), v.examples([300])),
    max: v.pipe(money(), v.description('the greatest worth of a basket, with VAT'), v.examples([20_000])),
    max_products: v.pipe(
      v.optional(whole(1, 1000)),
      v.description('how many different products at most; how many pieces of one is not bounded'),
    ),
    not_for: v.pipe(
      v.optional(v.array(whole(1)), []),
      v.description('ids of products that cannot be bought so'),
      v.examples([[6001]]),
    ),
    plans: v.pipe(
      v.array(plan),
      v.minLength(1, 'at least one plan'),
      v.maxLength(12, 'at most 12 plans'),
      v.description('the first one is the representative example'),
    ),
    intermediary: v.pipe(
      v.optional(v.boolean(), true),
      v.description('false when the shop itself lends; otherwise it is told that the shop is a credit intermediary'),
    ),
    link: v.optional(linkTemplate),
  }),
  v.check(({ min, max }) => min <= max, 'a min that is not above max'),
  v.check(
    ({ min, plans }) => plans.every(({ months }) => min >= months * LEAST_INSTALMENT),
    'a min of at least 5.00 for each instalment of the longest plan',
  ),
);

export const instalmentProviders = v.pipe(
  v.array(provider),
  v.maxLength(5, 'at most 5 providers'),
  v.check((providers) => new Set(providers.map(({ id }) => id)).size === providers.length, 'an id of its own for each'),
  v.description('who lends to shoppers, in the order they are shown'),
);
