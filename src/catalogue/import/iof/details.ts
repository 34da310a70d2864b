import { optional } from '../../../kit/optional.ts';
import type { Availability, Parameter, ProductRecord } from '../../model.ts';
import type { Note } from '../feed/errors.ts';
import { attribute, childrenOf, descend, type Element } from '../feed/xml/element.ts';
import { inOneLanguage, nameOf } from './language.ts';

/** Facts a shopper may see, in the order of the feed; headings between them and hidden ones are left out. */
export function parametersOf(product: Element, language: string | undefined): Parameter[] {
  const facts = new Map<string, Set<string>>();
  for (const element of inOneLanguage(childrenOf(descend(product, 'parameters'), 'parameter'), language)) {
    if ((attribute(element, 'type') ?? 'parameter') !== 'parameter' || attribute(element, 'hide') === 'y') continue;
    const name = nameOf(element, language);
    if (name === undefined) continue;
    const values = facts.get(name) ?? new Set();
    for (const value of inOneLanguage(childrenOf(element, 'value'), language)) {
      const text = nameOf(value, language);
      if (text !== undefined) values.add(text);
    }
    if (values.size > 0) facts.set(name, values);
  }
  return [...facts].map(([name, values]) => ({ name, values: [...values] }));
}

/** Products of one group are versions of one thing, told apart by the values of the group's parameters. */
export function groupOf(product: Element, language: string | undefined): { group?: string; version?: string } {
  const group = descend(product, 'group');
  const id = attribute(group, 'id');
  const values = childrenOf(group, 'group_by_parameter').flatMap(
    (parameter) => nameOf(descend(parameter, 'product_value'), language) ?? [],
  );
  const version = values.join(', ') || nameOf(descend(product, 'description', 'version'), language);
  return { ...optional('group', id === undefined ? undefined : `iof-${id}`), ...optional('version', version) };
}

/** A period is in months: warranties.xml of the format has no other unit. */
export function warrantyOf(product: Element, language: string | undefined): ProductRecord['warranty'] {
  const element = descend(product, 'warranty');
  const name = nameOf(element, language);
  if (name === undefined || attribute(element, 'type') === 'none') return undefined;
  const period = attribute(element, 'period') ?? '';
  return { name, ...optional('months', /^[1-9]\d{0,3}$/.test(period) ? Number(period) : undefined) };
}

const MOST_DAYS = 366;

export function availabilityOf(product: Element, note: Note): Availability {
  const delivery = descend(product, 'ext:delivery_time');
  const written = attribute(delivery, 'value') ?? attribute(descend(delivery, 'time'), 'days');
  const days =
    /^\d{1,3}$/.test(written ?? '') && (attribute(delivery, 'unit') ?? 'day') === 'day' ? Number(written) : undefined;
  const known = days !== undefined && days <= MOST_DAYS ? days : undefined;
  if (written !== undefined && known === undefined) note('a delivery time that is not in days');
  return {
    status: 'auto',
    visible: true,
    deliveryDaysUndefined: false,
    unknownDelivery: false,
    ...optional('deliveryDays', known),
  };
}
