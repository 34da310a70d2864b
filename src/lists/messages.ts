import { type TextOverrides, translate } from '../ui/text.ts';
import type { ListError, ListTerms } from './model.ts';
import { listTexts } from './texts.ts';

/** Why a list was not changed, in the shopper's words. */
export function listMessage(code: ListError, { lists, products }: ListTerms, texts: TextOverrides): string {
  if (code === 'too_many_lists') return translate(listTexts, texts, 'error_too_many_lists', { n: lists });
  if (code === 'list_full') return translate(listTexts, texts, 'error_list_full', { n: products });
  return translate(listTexts, texts, `error_${code}`);
}
