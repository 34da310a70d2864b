import * as v from 'valibot';
import { text } from '../settings/fields.ts';

/** search.yaml: what a shop knows of words. A shop without the file has no synonyms. */

const phrase = () => v.pipe(text(60), v.regex(/[\p{L}\p{N}]/u, 'a word or a phrase'), v.examples(['kufel']));
const phrases = (least: number) =>
  v.pipe(v.array(phrase()), v.minLength(least, `at least ${least}`), v.maxLength(50, 'at most 50'));

export const searchFile = v.strictObject({
  synonyms: v.pipe(
    v.optional(
      v.pipe(
        v.array(
          v.union([
            v.pipe(phrases(2), v.description('words that mean the same: each finds the others')),
            v.strictObject({
              asked: v.pipe(phrases(1), v.description('words and phrases of shoppers')),
              found: v.pipe(phrases(1), v.description('words of the shop that they find as well')),
            }),
          ]),
        ),
        v.maxLength(1000, 'at most 1000'),
      ),
      [],
    ),
    v.description('a phrase of up to three words may be asked for; found are single words'),
    v.examples([[['kubek', 'kufel']]]),
  ),
  never_corrected: v.pipe(
    v.optional(v.pipe(v.array(phrase()), v.maxLength(1000, 'at most 1000')), []),
    v.description('words that are right as they are, though another word is near'),
  ),
});

export type SearchFile = v.InferOutput<typeof searchFile>;
