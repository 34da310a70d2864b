import { readPart } from '../catalogue/bundleChoice.ts';
import type { Chosen, Wanted } from './model.ts';

/** The longest value of a field that is looked at, characters. */
export const LONGEST_VALUE = 2000;

/** The longest words on a thing, as they come: five thousand characters, a sign of two units each, and line ends. */
const LONGEST_WORDS = 20_000;

const MOST_PARTS = 100;

/** A form or a query. */
interface Fields {
  get(name: string): unknown;
  getAll?(name: string): unknown[];
  keys(): Iterable<string>;
}

/**
 * Reads what a posted form puts into the basket, by the names of the product page (`#projector_form`); undefined when
 * it names no product.
 */
export function readAddForm(fields: Fields): Wanted | undefined {
  const text = (name: string): string | undefined => {
    const value = fields.get(name);
    return typeof value === 'string' && value !== '' && value.length <= LONGEST_VALUE ? value : undefined;
  };
  const product = /^\d{1,15}$/.exec(text('product') ?? '')?.[0];
  if (product === undefined) return undefined;
  const chosen: Chosen = {};
  const personalisation: [string, string][] = [];
  for (const name of fields.keys()) {
    const key = /^personalisation\[([a-z0-9-]{1,80})\]$/.exec(name)?.[1];
    const value = key === undefined ? undefined : fields.get(name);
    // What is too long is refused by its bound, and not left out.
    if (key !== undefined && typeof value === 'string' && value !== '')
      personalisation.push([key, value.slice(0, LONGEST_WORDS)]);
  }
  if (personalisation.length > 0) chosen.personalisation = Object.fromEntries(personalisation);
  const parts = fields.getAll?.('part').slice(0, MOST_PARTS).flatMap(partIn) ?? [];
  if (parts.length > 0) chosen.parts = parts;
  const day = text('service_date');
  const hour = text('service_hour');
  if (day !== undefined) chosen.service = hour === undefined ? { day } : { day, hour };
  const period = /^\d{1,3}$/.exec(text('days_in_period') ?? '')?.[0];
  const subscription = isOn(text('subscription'));
  return {
    product: Number(product),
    size: text('size') ?? '',
    quantity: text('number'),
    forPoints: isOn(text('forpoints')),
    subscription,
    // The product page sends the period that is chosen even while the product is bought once.
    subscriptionDays: subscription && period !== undefined ? Number(period) : undefined,
    additional: text('additional'),
    chosen,
  };
}

const partIn = (value: unknown) => (typeof value === 'string' ? (readPart(value) ?? []) : []);

const isOn = (value: string | undefined): boolean => value === '1' || value === 'y' || value === 'true';
