import { join } from 'node:path';
import { CURRENCIES, type Currency, type CurrencyRate } from '../kit/currencyRate.ts';
import { parseDate } from '../kit/warsaw.server.ts';
import type { Problem } from '../settings/problem.ts';
import { readYamlFileIfAny } from '../settings/yaml.server.ts';
import { currencyFile } from './currencyFile.ts';

export const RATES_FILE = 'currencies.yaml';

/** Rates by the codes of their currencies. */
export type CurrencyRates = ReadonlyMap<string, CurrencyRate>;

export interface RateTerms {
  /** Currency of the shop. */
  home: Currency;
  /** Moment from which relative dates count, epoch ms. */
  openedAt: number;
}

/** Reads currencies.yaml of a shop. */
export async function loadRates(
  folder: string,
  { home, openedAt }: RateTerms,
): Promise<{ rates: CurrencyRates; problems: Problem[] }> {
  const { value, problems, lineOf } = await readYamlFileIfAny(folder, join(folder, RATES_FILE), currencyFile);
  if (!value) return { rates: new Map(), problems };
  const fault = (at: string, expected: string, found: string): Problem => ({
    ...{ file: RATES_FILE, line: lineOf(at), at, expected, found },
  });
  const date = parseDate(value.date, openedAt);
  if (date === undefined)
    return { rates: new Map(), problems: [...problems, fault('date', 'a day of the calendar', value.date)] };
  const source = value.source === undefined ? {} : { source: value.source };
  const rates = new Map<string, CurrencyRate>();
  for (const code of CURRENCIES) {
    const rate = value.rates[code];
    if (rate !== undefined && code !== home) rates.set(code, { code, rate, date, ...source, home });
  }
  const own =
    value.rates[home] === undefined ? [] : [fault(`rates.${home}`, 'currencies besides that of the shop', home)];
  return { rates, problems: [...problems, ...own] };
}
