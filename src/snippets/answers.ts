import * as v from 'valibot';

const script = v.optional(v.string());
/** What the browser reads of the section `Snippets`. */
export const snippetsAnswer = v.object({
  items: v.record(
    v.string(),
    v.object({ region: v.fallback(v.picklist(['head', 'body_top', 'body']), 'body'), content: v.string(), script }),
  ),
});
/** What the browser reads of the section `ToplayersAndWidgets`; `counts` when a layer waits for a number of visits, days is how long a closed one stays away. */
export const layersAnswer = v.object({
  counts: v.optional(v.boolean(), false),
  items: v.record(
    v.string(),
    v.object({ content: v.string(), kind: v.picklist(['window', 'corner']), days: v.number(), script }),
  ),
});

export type LayerAnswer = v.InferOutput<typeof layersAnswer>['items'][string];
