import { DAY_FIELD } from './deliveryDay.ts';

/** Parts of the form of an order, by the key of their name, and the ids of their headings. */
export const STEPS = [
  { step: 'stepAddress', id: 'zamowienie-dane' },
  { step: 'stepDelivery', id: 'zamowienie-dostawa' },
  { step: 'stepPayment', id: 'zamowienie-platnosc' },
  { step: 'stepConsents', id: 'zamowienie-zgody' },
] as const;

export type Step = (typeof STEPS)[number]['step'];

const STEP_OF: Readonly<Record<string, Step>> = {
  shipping: 'stepDelivery',
  pickup_point: 'stepDelivery',
  [DAY_FIELD]: 'stepDelivery',
  payform_id: 'stepPayment',
  remarks: 'stepConsents',
  terms_agree: 'stepConsents',
  order_virtual: 'stepConsents',
  order_service: 'stepConsents',
};

/** The step that a field belongs to; all of an address are the first. */
export const stepOf = (field: string): Step => STEP_OF[field] ?? 'stepAddress';

/** Steps in which nothing is missing or wrong. */
export const doneSteps = (missing: readonly string[]): ReadonlySet<Step> => {
  const open = new Set(missing.map(stepOf));
  return new Set(STEPS.map(({ step }) => step).filter((step) => !open.has(step)));
};

/** Labels of what is missing or wrong, each once, in the order of the labels. */
export function namedMissing(
  missing: readonly string[],
  labels: Readonly<Record<string, { label: string }>>,
): readonly string[] {
  const open = new Set(missing);
  const named = Object.entries(labels).flatMap(([name, { label }]) => (open.has(name) ? [label] : []));
  return [...new Set(named)];
}
