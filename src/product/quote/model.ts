import { rangeWords } from '../../calendar/chosenWords.ts';
import { isoOfRange } from '../../calendar/range.ts';
import { type AddressFormTerms, type AddressFormValues, checkAddressForm } from '../../forms/address/model.ts';
import { checkFields, line, lines } from '../../forms/checkFields.ts';
import type { Checked } from '../../forms/codes.ts';
import { ALL_COUNTRIES } from '../../forms/countries.ts';
import type { Checks } from '../../forms/rules/checks.ts';
import { DAY } from '../../kit/clock.ts';
import { formatDate, isoDate } from '../../kit/dates.ts';
import { readIsoDay } from '../../kit/days.ts';
import { err, ok } from '../../kit/result.ts';
import { wall } from '../../kit/wall.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { quoteTexts } from './texts.ts';

/** Id of the heading over the form. */
export const QUOTE_PLACE = 'wycena';

/** Longest values, characters. */
export const QUOTE_LONGEST = { quote_amount: 40, quote_date: 80, quote_message: 4000 } as const;

export type QuoteField = keyof typeof QUOTE_LONGEST;
export interface QuoteValues {
  readonly fields: Readonly<Record<QuoteField, string>>;
  readonly address: AddressFormValues;
}

export const QUOTE_TERMS: AddressFormTerms = { countries: ALL_COUNTRIES, others: ['delivery'] };

/** Today, and days that may be wished for, YYYY-MM-DD, both included: from tomorrow on, two years ahead. */
export const quoteDays = (now: number) => ({
  today: isoDate(now),
  first: isoDate(now + DAY),
  last: isoDate(now + 730 * DAY),
});

export function checkQuote(values: QuoteValues, now: number, texts: TextOverrides, checks: Checks) {
  const { first, last } = quoteDays(now);
  const own = checkFields(
    values.fields,
    {
      quote_message: { rule: lines(QUOTE_LONGEST.quote_message) },
      quote_amount: { rule: line(QUOTE_LONGEST.quote_amount), optional: true },
      quote_date: {
        rule: (value: string) => daysBetween(isoOfRange(value, wall(now).year), first, last),
        optional: true,
      },
    },
    texts,
  );
  const faults = own.faults.map((fault) =>
    fault.name === 'quote_date' ? { ...fault, message: dateOutside({ first, last }, texts) } : fault,
  );
  const { faults: wrong, addresses } = checkAddressForm(values.address, QUOTE_TERMS, checks, texts);
  return { faults: [...faults, ...wrong], fields: own.values, addresses };
}

/** Tells whether a day, or both ends of a range, lie between two. ISO days compare as text. */
const daysBetween = (value: string, first: string, last: string): Checked =>
  value.split('/').every((day) => readIsoDay(day) !== undefined && day >= first && day <= last)
    ? ok(value)
    : err({ code: 'required' });

/** Noon, so that no zone makes another day of it. */
const written = (day: string): string => formatDate(Date.parse(`${day}T12:00:00Z`));

const dateOutside = ({ first, last }: { first: string; last: string }, texts: TextOverrides): string =>
  translate(quoteTexts, texts, 'dateOutside', { first: written(first), last: written(last) });

/** Words of a day, or of two that are parted by a slash. */
export function daysInWords(days: string): string {
  const [first, last] = days.split('/').map(readIsoDay);
  return first === undefined || last === undefined ? written(days) : rangeWords(first, last);
}
