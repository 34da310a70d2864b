import { nbsp } from '../../kit/typography.ts';
import type { Translate } from '../../ui/text.ts';
import { type FoundPoint, fits, type PointFilters, type PointIndex } from './find.ts';
import { type Place, takesNoMoney } from './model.ts';
import type { pickupTexts } from './texts.ts';
import { distanceWords, hoursWords } from './words.ts';

/** A point as it is shown. */
export interface ShownPoint {
  code: string;
  name: string;
  /** Address, hours and what can be done there, in one line. */
  line: string;
  /** "350 m" */
  far?: string;
  place?: Place;
  takesNoMoney?: true;
}

export function shownPoint(t: Translate<typeof pickupTexts.values>, point: FoundPoint): ShownPoint {
  const { code, name, street, postcode, city, hours, open, place, pays, easy, metres } = point;
  const unpaid = takesNoMoney(point);
  const line = [
    nbsp(`${street}, ${postcode} ${city}`),
    open ? hoursWords(t, open) : hours,
    pays && t('pays'),
    unpaid && t('paysNot'),
    easy && t('easy'),
  ];
  return {
    ...{ code, name, line: line.filter(Boolean).join(', ') },
    ...(metres === undefined ? {} : { far: nbsp(distanceWords(t, metres)) }),
    ...(place ? { place } : {}),
    ...(unpaid ? { takesNoMoney: unpaid } : {}),
  };
}

/** Filters that leave some points of a list and take others away; the rest would do nothing. `at` in epoch ms. */
export function usefulFilters({ points }: PointIndex, at: number): Record<keyof PointFilters, boolean> {
  const splits = (filter: PointFilters) =>
    points.some((point) => fits(filter, point, at)) && points.some((point) => !fits(filter, point, at));
  // Hours pass: it may do something later.
  const open = points.some((point) => point.open) && points.some((point) => !fits({ open: true }, point, at));
  return { open, pays: splits({ pays: true }), easy: splits({ easy: true }) };
}
