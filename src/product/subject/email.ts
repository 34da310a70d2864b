import { type TextOverrides, translate } from '../../ui/text.ts';
import type { Subject } from './model.ts';
import { subjectTexts } from './texts.ts';

/** The product as a letter names it, line by line. */
export function subjectLines({ name, size, code, href }: Subject, shopUrl: string, texts: TextOverrides): string[] {
  return [
    translate(subjectTexts, texts, 'mailProduct', { name }),
    ...(size === undefined ? [] : [translate(subjectTexts, texts, 'mailSize', { size })]),
    ...(code === undefined ? [] : [translate(subjectTexts, texts, 'mailCode', { code })]),
    shopUrl + href,
  ];
}
