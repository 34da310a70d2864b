import type { StockBranch, StockOpening } from '../catalogue/wire/stocks.ts';
import { isAlways, type Span, type WeekHours } from '../kit/openHours.ts';
import { phoneHref } from '../kit/phone.ts';
import { clockText } from '../kit/wall.ts';
import { WEEK } from '../kit/week.ts';
import type { ShopFile } from '../settings/shopFile.ts';

/** Branches stand in Poland alone. */
const COUNTRY = 'PL';

/** What the graph tells of a store beside its stock (docs/contract/graph.md). */
export function stockBranch(written: ShopFile['branches'][number]): StockBranch {
  const { slug, name, street, city, postcode, description = null, phone, email, open } = written;
  const reached = phone !== undefined || email !== undefined;
  return {
    slug,
    info: {
      ...{ id: slug, name, street: street ?? null, city: city ?? null, zipcode: postcode ?? null },
      country: street === undefined ? null : COUNTRY,
      ...{ description, cleardescription: description },
      contact: reached
        ? { phone: phone === undefined ? null : { text: phone, link: phoneHref(phone) }, mail: email ?? null, gg: null }
        : null,
      openingHours: open ? openingHours(open) : null,
      longitude: written.longitude ?? null,
      latitude: written.latitude ?? null,
    },
  };
}

/** A day tells one stretch: from its first opening to its last closing. */
const openingHours = (week: WeekHours): Record<string, StockOpening> =>
  Object.fromEntries(WEEK.map((name, place) => [name, opening(week[place] ?? [], isAlways(week))]));

function opening(spans: readonly Span[], allDay: boolean): StockOpening {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return { open: false, allDay: false, from: null, till: null };
  return {
    open: true,
    allDay: allDay || (first[0] === 0 && last[1] === 24 * 60),
    from: clockText(first[0]),
    till: clockText(last[1]),
  };
}
