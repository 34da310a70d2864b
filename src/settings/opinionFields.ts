import * as v from 'valibot';
import { whole } from './fields.ts';

/** Fields of shop.yaml about opinions. */
export const opinionFields = v.strictObject({
  shortest: v.pipe(v.optional(whole(1, 500), 20), v.description('least characters of an opinion')),
  longest: v.pipe(v.optional(whole(500, 5000), 2000), v.description('most characters of an opinion')),
  photos: v.pipe(v.optional(whole(0, 5), 5), v.description('most photos of an opinion; 0 for none at all')),
  on_page: v.pipe(v.optional(whole(1, 50), 10), v.description('opinions on one page of a list')),
  ask_after_days: v.pipe(
    v.optional(whole(1, 90)),
    v.description(
      'days after an order is done when its buyer is asked for opinions by e-mail; nobody is asked without it',
    ),
  ),
});

export type OpinionTerms = v.InferOutput<typeof opinionFields>;
