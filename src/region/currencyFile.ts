import * as v from 'valibot';
import { CURRENCIES, RATE_PARTS } from '../kit/currencyRate.ts';
import { date, text } from '../settings/fields.ts';

/** currencies.yaml: currencies that amounts are told in besides that of the shop. A shop without the file tells one. */

const RATE = 'a rate above 0 with at most four decimals';

/** Rate as a bank publishes it, 4.2731; becomes ten-thousandths, 42731. */
const rate = v.pipe(
  v.number(RATE),
  v.check((written) => written > 0 && written < 1_000_000 && /^\d+(?:\.\d{1,4})?$/.test(String(written)), RATE),
  v.transform((written) => Math.round(written * RATE_PARTS)),
  v.description('what one unit costs in the currency of the shop'),
  v.examples([4.2731]),
);

export const currencyFile = v.strictObject({
  date: v.pipe(date(), v.description('day that the rates are of'), v.examples(['2026-11-24'])),
  source: v.pipe(v.optional(text(60)), v.description('who published them'), v.examples(['NBP, tabela A'])),
  rates: v.pipe(
    v.record(v.picklist(CURRENCIES), rate),
    v.description('by the codes of currencies'),
    v.examples([{ EUR: 4.2731 }]),
  ),
});
