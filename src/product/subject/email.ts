import type { EmailRow } from '../../mail/blocks.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import type { Subject } from './model.ts';
import { subjectTexts } from './texts.ts';

/** The product as an e-mail to the shop names it. */
export function subjectRows({ name, size, code, href }: Subject, shopUrl: string, texts: TextOverrides): EmailRow[] {
  const label = (key: 'mailProduct' | 'mailSize' | 'mailCode' | 'mailPage') => translate(subjectTexts, texts, key);
  const page = shopUrl + href;
  return [
    { label: label('mailProduct'), value: name },
    ...(size === undefined ? [] : [{ label: label('mailSize'), value: size }]),
    ...(code === undefined ? [] : [{ label: label('mailCode'), value: code }]),
    { label: label('mailPage'), value: page, href: page },
  ];
}
