import * as v from 'valibot';
import { pagePatterns } from '../content/pagePatterns.ts';
import { text, whole } from '../settings/fields.ts';
import { ZONES } from './zones.ts';

/** content/hotspots.yaml: which products stand in which zone. A zone that is not named, or finds nothing, is not shown. */

export const KINDS = ['chosen', 'bestsellers', 'new', 'promotion', 'recent', 'bought_together', 'series'] as const;

const source = v.strictObject({
  kind: v.pipe(
    v.picklist(KINDS, `one of ${KINDS.join(', ')}`),
    v.description('what the zone shows; bestsellers and bought_together are counted from orders'),
  ),
  heading: text(80),
  products: v.pipe(v.optional(v.array(whole(1)), []), v.maxLength(24), v.description('ids, for the kind chosen')),
});

const zone = v.strictObject({
  zone: v.pipe(v.picklist(ZONES, `one of ${ZONES.join(', ')}`), v.description('the place on its page')),
  pages: pagePatterns,
  count: v.pipe(v.optional(whole(1, 24), 12), v.description('most products')),
  show: v.pipe(
    v.array(source),
    v.minLength(1, 'at least one kind'),
    v.maxLength(KINDS.length),
    v.description('the first kind that finds products is shown'),
  ),
});

export const hotspotsFile = v.strictObject({
  zones: v.pipe(v.optional(v.array(zone), []), v.maxLength(ZONES.length)),
});

export type HotspotKind = (typeof KINDS)[number];
export type HotspotSource = v.InferOutput<typeof source>;
export type HotspotZone = v.InferOutput<typeof zone>;
