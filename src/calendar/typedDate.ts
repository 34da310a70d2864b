import { isoDay } from '../kit/days.ts';
import type { Result } from '../kit/result.ts';
import type { DayNumber } from '../kit/wall.ts';
import type { Translate } from '../ui/text.ts';
import { formatDate } from './formatDate.ts';
import { months } from './names.ts';
import { type DateFault, parseDate } from './parseDate.ts';
import { type DayRules, nextOpen, type WhyNot, whyNot } from './rules.ts';
import type { calendarTexts } from './texts.ts';

/** How a typed date is written back. */
const TYPED = 'dd.mm.yy';

type Words = Translate<(typeof calendarTexts)['values']>;

/** How dates are typed, by what they begin with; what is wrong is told by the first format. */
const WAYS: readonly { like: RegExp; formats: readonly [string, ...string[]] }[] = [
  { like: /^\d{4}-/, formats: ['yy-mm-dd'] },
  { like: /^\d{1,2} \p{L}/u, formats: ['d MM yy', 'd M yy'] },
  { like: /^\p{L}+[.,]? \d/u, formats: ['DD d MM yy', 'DD, d MM yy', 'D d MM yy'] },
  { like: /^/, formats: ['d.m.yy'] },
];

/**
 * A date as a person types it: „5.12.2026”, „5 grudnia 2026”, „5 XII 2026”, „sobota 5 grudnia 2026”, or „2026-12-05”;
 * undefined for nothing. A weekday is left alone, as in every format.
 */
export function readTyped(text: string, thisYear: number): Result<DayNumber | undefined, DateFault> {
  const typed = text.trim().replace(/\s+/g, ' ');
  const read = (format: string) => parseDate(format, typed, { year: thisYear });
  const [first, ...others] = WAYS.find(({ like }) => like.test(typed))?.formats ?? ['d.m.yy'];
  const best = read(first);
  return best.ok ? best : (others.map(read).find(({ ok }) => ok) ?? best);
}

export const writeTyped = (day: DayNumber): string => formatDate(TYPED, day);

/** „środa 25 listopada 2026”: the name of a day. */
export const dayName = (day: DayNumber): string => formatDate('DD d MM yy', day);

/** The day that a form brings, typed or as a browser's own field sends it, as an ISO day; other texts as they are. */
export function isoOfTyped(text: string, thisYear: number): string {
  const read = readTyped(text, thisYear);
  return read.ok && read.value !== undefined ? isoDay(read.value) : text;
}

/** What is wrong with a typed date, in words. */
export function faultWords(fault: DateFault, today: DayNumber, t: Words): string {
  const example = writeTyped(today);
  switch (fault.code) {
    case 'number':
      if (fault.letter === 'yy') return t('missingYear', { example });
      return t(fault.letter === 'm' ? 'missingMonth' : 'missingDay', { example });
    case 'name':
      return t(fault.letter === 'DD' ? 'unknownDay' : 'unknownMonth', { found: fault.found, example });
    case 'literal':
      if (fault.found === '') return t('notWhole', { example });
      if (fault.expected === '.') return t('separator', { found: fault.found });
      return t('unexpected', { found: fault.found, expected: fault.expected, example });
    case 'extra':
      return t('extra', { rest: fault.rest });
    case 'invalid':
      return invalidWords(fault, example, t);
  }
}

function invalidWords(
  { year, month, day }: Extract<DateFault, { code: 'invalid' }>,
  example: string,
  t: Words,
): string {
  const name = months()[month - 1];
  if (name === undefined) return t('noMonth', { month: String(month), example });
  if (day < 1) return t('noDay', { example });
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return t('monthLength', { month: capital(name), year: String(year), n: length });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const whyWords = ({ code, words }: WhyNot, t: Words): string => words ?? t(code);

/** Why a day that was pressed cannot be chosen, and the next one that can. */
export function refusedWords(day: DayNumber, rules: DayRules, t: Words): string {
  const why = whyNot(day, rules);
  if (!why) return '';
  const told = t('notChosen', { day: capital(dayName(day)), why: whyWords(why, t) });
  const next = nearest(day, rules);
  return next === undefined ? told : `${told} ${t('nearest', { day: dayName(next) })}`;
}

const nearest = (day: DayNumber, rules: DayRules): DayNumber | undefined =>
  nextOpen(Math.max(day, rules.today), rules) ?? nextOpen(rules.first ?? rules.today, rules);

/** Why a typed day cannot be chosen, and the next one that can; undefined when it can. */
export function unfitWords(day: DayNumber, rules: DayRules, t: Words): string | undefined {
  const why = whyNot(day, rules);
  if (!why) return undefined;
  const next = nearest(day, rules);
  if (next === undefined) return t('unfit', { why: whyWords(why, t) });
  return t('unfitNext', { why: whyWords(why, t), next: writeTyped(next) });
}
