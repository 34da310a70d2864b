import { type Product, type ServiceDate, UNLIMITED } from '../../catalogue/model.ts';
import { dayTerms, freePlaces, serviceWindow, type Term } from '../../catalogue/serviceDays.ts';
import { isoDate } from '../../kit/dates.ts';
import { isoDay, readIsoDay } from '../../kit/days.ts';
import { toWire } from '../../kit/quantity.ts';
import type { ServiceDateView, ServiceDayView } from './state/model.ts';

type Service = Pick<Product, 'takenTerms' | 'precision'>;

/** Days and hours of a service between today and the last that may be chosen, and what is left of each. */
export function serviceDateView(rule: ServiceDate, product: Service, at: number): ServiceDateView {
  const { first, last } = serviceWindow(rule, at);
  const [from = 0, to = 0] = [readIsoDay(first), readIsoDay(last)];
  const days: ServiceDayView[] = [];
  const closed: ServiceDateView['closed'] = [];
  for (let day = from; day <= to; day += 1) {
    const terms = dayTerms(rule, day);
    const iso = isoDay(day);
    if ('hours' in terms) days.push(dayView(iso, terms.hours, { ...product, serviceDate: rule }));
    else if (terms.kind === 'holiday') closed.push({ day: iso });
    else if (terms.kind === 'closed') closed.push({ day: iso, why: terms.why ?? '' });
  }
  return { label: rule.label, today: isoDate(at), first, last, days, closed };
}

function dayView(
  day: string,
  hours: readonly string[],
  product: Service & { serviceDate: ServiceDate },
): ServiceDayView {
  const left = (term: Term) => {
    const free = freePlaces(product, term);
    return free === UNLIMITED ? {} : { free: toWire(free, product.precision) };
  };
  if (hours.length === 0) return { day, hours: [], ...left({ day }) };
  return { day, hours: hours.map((hour) => ({ hour, ...left({ day, hour }) })) };
}
