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
  payform_id: 'stepPayment',
  remarks: 'stepConsents',
  terms_agree: 'stepConsents',
  order_virtual: 'stepConsents',
  order_service: 'stepConsents',
};

/** The step that a field belongs to; all of an address are the first. */
export const stepOf = (field: string): Step => STEP_OF[field] ?? 'stepAddress';

/** Steps in which nothing is missing and nothing is wrong. */
export const doneSteps = (missing: readonly string[], wrong: readonly string[]): ReadonlySet<Step> => {
  const open = new Set([...missing, ...wrong].map(stepOf));
  return new Set(STEPS.map(({ step }) => step).filter((step) => !open.has(step)));
};

/** More than these are counted, not named. */
const MOST_NAMED = 3;

/** Names of what is missing, each once, where there are few enough of them to be read. */
export function namedMissing(missing: readonly string[], labelOf: (field: string) => string): string[] | undefined {
  return missing.length > MOST_NAMED ? undefined : [...new Set(missing.map(labelOf))];
}
