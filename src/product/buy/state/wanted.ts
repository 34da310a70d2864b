import { readPart } from '../../../catalogue/bundleChoice.ts';
import { toWire } from '../../../kit/quantity.ts';
import type { Buying } from './buying.ts';
import { type BuyView, personalName } from './model.ts';

/** What the form asks to put into the basket, by the names of the mutation `addProductsToBasket`. */
export interface Wanted {
  id: string;
  size: string;
  /** Units. */
  quantity: number;
  subscription?: true;
  daysInPeriod?: number;
  forPoints?: true;
  bundleParts?: { id: string; size: string; quantity: number; bundleProductId: string }[];
  personalisation?: { key: string; value: string }[];
  service?: { day: string; hour?: string };
}

type Form = Pick<FormData, 'get' | 'getAll'>;

const textIn = (form: Form, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The choice that stands, with what only the fields hold. */
export function wantedOf(view: BuyView, now: Buying, form: Form, forPoints: boolean): Wanted {
  const personal = view.personal.flatMap(({ key }) => {
    // The field of a file stands empty beside the id of what it has sent.
    const value = form.getAll(personalName(key)).find((one) => typeof one === 'string' && one !== '');
    return typeof value === 'string' ? [{ key, value }] : [];
  });
  const day = textIn(form, 'service_date');
  const hour = textIn(form, 'service_hour');
  return {
    id: String(view.id),
    size: now.size,
    quantity: toWire(now.quantity, view.precision),
    ...(now.subscribed ? { subscription: true, daysInPeriod: Number(textIn(form, 'days_in_period')) } : {}),
    ...(forPoints ? { forPoints: true } : {}),
    ...(now.parts.length > 0 ? { bundleParts: bundleParts(view, now) } : {}),
    ...(personal.length > 0 ? { personalisation: personal } : {}),
    ...(day !== '' ? { service: hour === '' ? { day } : { day, hour } } : {}),
  };
}

const bundleParts = (view: BuyView, { parts }: Buying) =>
  parts.flatMap((text) => {
    const part = readPart(text);
    if (!part) return [];
    const { product, size, quantity } = part;
    return [{ id: String(product), size, quantity, bundleProductId: String(view.id) }];
  });

/** A value inside a query: the graph is asked without variables (docs/contract/graph.md#transport). A text of JSON is one of GraphQL. */
export function graphLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(graphLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, one]) => `${name}: ${graphLiteral(one)}`)
    .join(', ')}}`;
}
