import * as v from 'valibot';
import { fromDecimalNumber, parseMoney } from '../kit/moneyText.ts';
import { percent } from './fields.ts';

/** Fields of shop.yaml about VAT of other countries (One Stop Shop). */

const COUNTRY = 'a code of two letters such as DE, of another country than home';
const HOME_RATE = 'a rate of VAT at home such as 8';

/** Rate as a merchant writes it, 12.5; becomes basis points, 1250. */
const rate = (description: string) =>
  v.pipe(
    percent(),
    v.check((written) => fromDecimalNumber(written) !== undefined, 'a percentage with at most two decimals'),
    v.transform((written) => fromDecimalNumber(written) ?? 0),
    v.description(description),
  );

const homeRate = v.pipe(
  v.string(),
  v.check((written) => (parseMoney(written) ?? -1) >= 0, HOME_RATE),
);

const country = v.strictObject({
  standard: v.pipe(rate('rate of all goods that are not named below'), v.examples([19])),
  reduced: v.pipe(
    v.optional(v.record(homeRate, rate('rate there')), {}),
    v.description('rates by those at home; what bears no VAT at home bears none there unless it is named'),
    v.examples([{ 8: 7, 5: 7 }]),
  ),
});

export const ossFields = v.pipe(
  v.strictObject({
    prices: v.pipe(
      v.optional(v.picklist(['gross', 'net']), 'gross'),
      v.description(
        'what stays the same in every country: gross, the price that a shopper pays, or net, to which VAT of the country is added',
      ),
    ),
    rates: v.pipe(
      v.record(v.pipe(v.string(), v.regex(/^(?!PL)[A-Z]{2}$/, COUNTRY)), country),
      v.description('rates by country of delivery; a country that is not named has those at home'),
      v.examples([{ DE: { standard: 19, reduced: { 8: 7 } } }]),
    ),
  }),
  v.description('VAT of the country of delivery (One Stop Shop); that at home everywhere when left out'),
);

export type OssTerms = v.InferOutput<typeof ossFields>;
