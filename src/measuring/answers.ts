import * as v from 'valibot';

const item = v.looseObject({ item_id: v.string(), item_name: v.string() });
const worth = v.object({ currency: v.string(), value: v.number(), items: v.array(item) });

/** What the browser reads of the section `DataLayer`. */
export const pageAnswer = v.object({
  currency: v.string(),
  items: v.array(v.object({ product: v.number(), value: v.number(), item })),
  basket: v.optional(worth),
});

/** One text of `trackingEvents`. */
export const trackedEvent = v.object({
  id: v.string(),
  event: v.string(),
  ecommerce: v.optional(v.looseObject({})),
  scripts: v.array(v.string()),
});

export const trackedAnswer = v.object({ trackingEvents: v.array(v.string()) });

export type PageAnswer = v.InferOutput<typeof pageAnswer>;
export type TrackedItem = v.InferOutput<typeof item>;
