import { checkFields, line, lines } from '../forms/checkFields.ts';
import type { Fault } from '../forms/engine/model.ts';
import type { OpinionTerms } from '../settings/opinionFields.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { AUTHOR_LONGEST, type OpinionField, type OpinionValues } from './fields.ts';
import { hasLink, type Rating, ratingIn } from './model.ts';
import { opinionTexts } from './texts.ts';

/** An opinion as its author wrote it. */
export interface WrittenOpinion {
  rating: Rating;
  content: string;
  author: string;
}

/** What was written, tidied, or its mistakes in the order of the form. */
export function checkOpinion(
  values: OpinionValues,
  terms: OpinionTerms,
  texts: TextOverrides,
): { written: WrittenOpinion } | { faults: Fault[] } {
  const rating = ratingIn(values.opinion_rating);
  const told = checkFields(
    { opinion_content: values.opinion_content, opinion_author: values.opinion_author },
    { opinion_content: { rule: lines(terms.longest) }, opinion_author: { rule: line(AUTHOR_LONGEST) } },
    texts,
  );
  const { opinion_content: content, opinion_author: author } = told.values;
  const known = new Map(told.faults.map((fault) => [fault.name, fault]));
  const add = (name: OpinionField, message: string) => {
    if (!known.has(name)) known.set(name, { name, message });
  };
  if (rating === undefined) add('opinion_rating', translate(opinionTexts, texts, 'noRating'));
  if ([...content].length < terms.shortest)
    add('opinion_content', translate(opinionTexts, texts, 'short', { n: terms.shortest }));
  for (const [name, text] of [
    ['opinion_content', content],
    ['opinion_author', author],
  ] as const)
    if (hasLink(text)) add(name, translate(opinionTexts, texts, 'links'));
  if (known.size === 0 && rating !== undefined) return { written: { rating, content, author } };
  return { faults: ORDER.flatMap((name) => known.get(name) ?? []) };
}

const ORDER: readonly OpinionField[] = ['opinion_rating', 'opinion_content', 'opinion_author'];
