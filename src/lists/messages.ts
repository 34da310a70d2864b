import { issueText } from '../forms/messages.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { type ListError, type ListTerms, LONGEST_NAME, LONGEST_NOTE } from './model.ts';
import { listTexts } from './texts.ts';

/** Why a list was not changed, in the shopper's words. */
export function listMessage(code: ListError, { lists, products }: ListTerms, texts: TextOverrides): string {
  if (code === 'too_many_lists') return translate(listTexts, texts, 'error_too_many_lists', { n: lists });
  if (code === 'list_full') return translate(listTexts, texts, 'error_list_full', { n: products });
  if (code === 'name_long') return issueText({ code: 'max_length', bound: LONGEST_NAME }, texts);
  if (code === 'note_long') return issueText({ code: 'max_length', bound: LONGEST_NOTE }, texts);
  return translate(listTexts, texts, `error_${code}`);
}
