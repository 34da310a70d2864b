import * as v from 'valibot';

const script = v.optional(v.string());
/** What the browser reads of the section `Snippets`. */
export const snippetsAnswer = v.object({
  items: v.record(
    v.string(),
    v.object({ region: v.picklist(['head', 'body_top', 'body']), content: v.string(), script }),
  ),
});
/** What the browser reads of the section `ToplayersAndWidgets`; days is how long a closed layer stays away. */
export const layersAnswer = v.object({
  items: v.record(
    v.string(),
    v.object({ content: v.string(), kind: v.picklist(['window', 'corner']), days: v.number(), script }),
  ),
});

export type LayerAnswer = v.InferOutput<typeof layersAnswer>['items'][string];
