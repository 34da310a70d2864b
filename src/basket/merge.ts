import { lengthOf } from '../forms/rules/tidy.ts';
import { LONGEST_COMMENT, MOST_LINES, MOST_UNITS } from './limits.ts';
import { type BasketLine, isSame, rescaled } from './model.ts';
import type { Choices } from './store/choices.server.ts';
import { fitsPeriod, joinedPeriod, periodIn } from './subscriptionPeriod.ts';

export interface Merged {
  lines: BasketLine[];
  /** Lines that cannot join the others: another subscription period, too many lines, or too many words beside one. */
  aside: BasketLine[];
}

/**
 * Joins two baskets of one shopper into one, as when somebody signs in: the same thing adds up, bought once and
 * subscribed to is subscribed to, and the period of `into` holds. Nothing is lost: what cannot lie there is given back
 * apart. Whether so much may be ordered is told beside each line.
 */
export function mergeBaskets(from: readonly BasketLine[], into: readonly BasketLine[]): Merged {
  const lines = into.map((line) => ({ ...line }));
  const aside: BasketLine[] = [];
  const period = periodIn(into) || periodIn(from);
  for (const line of from) {
    const place = lines.findIndex((one) => isSame(one, line));
    const there = lines[place];
    if (!fitsPeriod(line, period) || (there && !fitTogether(there, line))) aside.push(line);
    else if (there) lines[place] = together(there, line);
    else if (lines.length >= MOST_LINES) aside.push(line);
    else lines.push({ ...line });
  }
  return { lines, aside };
}

/** Words of both lines; the same words stand once. */
const joinedWords = ({ comment: there }: BasketLine, { comment: more }: BasketLine): string =>
  [...new Set([there, more].filter((words) => words !== ''))].join('\n');

/** Whether the words of two lines are short enough for one. */
export const fitTogether = (there: BasketLine, more: BasketLine): boolean =>
  lengthOf(joinedWords(there, more)) <= LONGEST_COMMENT;

/** The line that is there, with the quantity and the comment of another. */
function together(there: BasketLine, more: BasketLine): BasketLine {
  const precision = Math.max(there.precision, more.precision);
  const sum = rescaled(there.quantity, there.precision, precision) + rescaled(more.quantity, more.precision, precision);
  const { stock: _stock, ...rest } = there;
  return {
    ...rest,
    quantity: Math.min(sum, MOST_UNITS * 10 ** precision),
    precision,
    subscriptionDays: joinedPeriod(there.subscriptionDays, more.subscriptionDays),
    comment: joinedWords(there, more),
  };
}

/** The code, the gift and the gift card of two baskets in one: where both have one, that of `into` stays. */
export const mergeChoices = (from: Choices, into: Choices): Choices => ({ ...from, ...into });
