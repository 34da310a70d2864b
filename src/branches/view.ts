import { type Product, UNLIMITED } from '../catalogue/model.ts';
import type { pickupTexts } from '../delivery/points/texts.ts';
import { type HoursRow, hoursRows, openWords } from '../delivery/points/words.ts';
import { formatDayMonth } from '../kit/dates.ts';
import { weekdayOf } from '../kit/days.ts';
import type { WeekHours } from '../kit/openHours.ts';
import { plural } from '../kit/plural.ts';
import { formatQuantity, toWire } from '../kit/quantity.ts';
import { epochOf, warsawTime } from '../kit/wall.ts';
import type { Translate } from '../ui/text.ts';
import { type Branch, isClosed } from './model.ts';
import type { branchTexts } from './texts.ts';

/** A branch as it is shown. */
export interface BranchView extends Omit<Branch, 'open' | 'closed'> {
  hours: readonly HoursRow[];
  now?: { open: boolean; words: string };
  /** Days of the next weeks on which it is closed though its hours say otherwise: "24 grudnia, 25 grudnia". */
  closedOn?: string;
  /** What lies there of the product that was asked for, by size. */
  stock?: readonly { name: string; amount: string }[];
}

interface Words {
  branch: Translate<typeof branchTexts.values>;
  hours: Translate<typeof pickupTexts.values>;
}

/** Days looked ahead for days off. */
const AHEAD = 28;

/** @param at epoch ms */
export function branchView(t: Words, branch: Branch, at: number, product?: Product): BranchView {
  const { open, closed: _, page, place, ...facts } = branch;
  const closedOn = open && closedWords(branch, open, at);
  return {
    ...facts,
    hours: open ? hoursRows(t.hours, open) : [],
    ...(open ? { now: openWords(t.hours, open, at, isClosed(branch)) } : {}),
    ...(closedOn ? { closedOn } : {}),
    ...(place ? { place } : {}),
    ...(page === undefined ? {} : { page }),
    ...(product ? { stock: stockIn(t.branch, branch.slug, product) } : {}),
  };
}

function closedWords(branch: Branch, open: WeekHours, at: number): string {
  const { day: today } = warsawTime(at);
  const days = Array.from({ length: AHEAD }, (_, n) => today + n);
  const off = days.filter((day) => open[weekdayOf(day) - 1]?.length && isClosed(branch)(day));
  return off.map((day) => formatDayMonth(epochOf(day, 0))).join(', ');
}

/** What of a product lies in a branch, by size. */
export function stockIn(t: Words['branch'], slug: string, product: Product): { name: string; amount: string }[] {
  const { unit, precision, sizes } = product;
  return sizes.map((size) => {
    const quantity = size.stocks.find(({ branch, own }) => own && branch === slug)?.quantity ?? 0;
    const amount =
      quantity === UNLIMITED
        ? t('always')
        : quantity === 0
          ? t('none')
          : t('amount', { n: formatQuantity(quantity, precision), unit: plural(toWire(quantity, precision), unit) });
    return { name: size.name, amount };
  });
}
