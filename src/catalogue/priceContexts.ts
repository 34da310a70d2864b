import { parseMoney } from '../kit/moneyText.ts';
import type { PriceContext } from '../kit/priceContext.ts';
import type { OssTerms } from '../settings/ossFields.ts';

/** Prices of a country of delivery; undefined for those that everybody sees. */
export type PriceContextOf = (country: string | undefined) => PriceContext | undefined;

/** Prices by country, from the shop's settings. Each context is one object, whoever asks. */
export function priceContexts(oss: OssTerms | undefined): PriceContextOf {
  if (!oss) return () => undefined;
  const contexts = new Map<string | undefined, PriceContext>();
  for (const [country, { standard: standardBp, reduced }] of Object.entries(oss.rates))
    contexts.set(country, { country, keeps: oss.prices, standardBp, reducedBp: byHomeRate(reduced) });
  return (country) => contexts.get(country);
}

/** Rates at home are keys, written as a merchant writes them. */
const byHomeRate = (reduced: Readonly<Record<string, number>>): ReadonlyMap<number, number> =>
  new Map(Object.entries(reduced).map(([home, bp]) => [parseMoney(home) ?? 0, bp]));
