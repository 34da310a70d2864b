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
  thanks: v.pipe(
    v.optional(
      v.strictObject({
        what: v.pipe(
          v.string(),
          v.trim(),
          v.minLength(1),
          v.maxLength(100),
          v.description('what it is, shown beside the opinion'),
          v.examples(['10 PLN']),
        ),
        code: v.pipe(
          v.string(),
          v.trim(),
          v.minLength(1),
          v.maxLength(40),
          v.description('rebate code of rebates.yaml that is mailed to its author'),
          v.examples(['DZIEKUJEMY']),
        ),
      }),
    ),
    v.description('given for an opinion by the link of a buyer, whatever the rating; nothing without it'),
  ),
});

export type OpinionTerms = v.InferOutput<typeof opinionFields>;
