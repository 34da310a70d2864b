import * as v from 'valibot';
import { pictureFile, slug, text, whole } from '../settings/fields.ts';

/** content/recalls.yaml: products that are taken back because they are dangerous (Regulation (EU) 2023/988, art. 35 and 36). */

export const REMEDIES = ['replacement', 'repair', 'refund'] as const;

const day = () =>
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, 'a day 2026-11-29'),
    v.check((given) => !Number.isNaN(Date.parse(given)), 'a day 2026-11-29'),
    v.description('a day 2026-11-29'),
    v.examples(['2026-11-29']),
  );

const recall = v.pipe(
  v.strictObject({
    id: slug(),
    published: v.pipe(day(), v.description('the day on which it was made known')),
    name: v.pipe(
      text(200),
      v.description('the product with what tells the dangerous pieces from others, such as a batch'),
    ),
    brand: v.optional(text(120)),
    model: v.pipe(v.optional(text(200)), v.description('codes, batches, serial numbers')),
    where: v.pipe(v.optional(text(300)), v.description('where the number stands on the thing')),
    picture: v.optional(pictureFile()),
    products: v.pipe(
      v.array(whole(1)),
      v.minLength(1, 'at least one product'),
      v.maxLength(200, 'at most 200 products'),
      v.description('ids of the products whose buyers are written to'),
    ),
    sold: v.pipe(
      v.optional(v.strictObject({ from: day(), to: day() })),
      v.description('first and last day on which it was sold; buyers of those days are written to, without it all are'),
    ),
    hazard: v.pipe(
      text(1000),
      v.description('what is dangerous and what can happen, without words that make it smaller'),
    ),
    action: v.pipe(text(1000), v.description('what to do; it begins with stopping to use the thing')),
    remedies: v.pipe(
      v.array(v.picklist(REMEDIES)),
      v.minLength(1, 'at least one way'),
      v.description('what a buyer may choose; the law wants two ways wherever a second one is possible'),
    ),
    phone: v.pipe(
      v.optional(text(30)),
      v.description('a number that costs nothing; the telephone of the shop when missing'),
    ),
  }),
  v.check(({ sold }) => sold === undefined || sold.from <= sold.to, 'sold.from before sold.to'),
);

export const recallsFile = v.strictObject({
  recalls: v.pipe(
    v.array(recall),
    v.maxLength(100, 'at most 100 recalls'),
    v.check((some) => new Set(some.map(({ id }) => id)).size === some.length, 'another id for each'),
  ),
});

export type RecallEntry = v.InferOutput<typeof recall>;
