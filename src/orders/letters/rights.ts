import type { LetterPart } from '../../mail/letter.ts';
import type { Order } from '../model.ts';
import { isConsumer, whyKept } from '../withdrawal/model.ts';
import { nameOf } from '../withdrawal/statement.ts';
import { heading, letterWords, type OrderLetterTerms, openButton, text } from './terms.ts';

/** Who sells, how to withdraw and how to complain (Consumer Rights Act, art. 12 and 21, annexes 1 and 2). */
export function rightsParts(order: Order, terms: OrderLetterTerms): LetterPart[] {
  const t = letterWords(terms);
  const { company } = terms.file;
  const { email } = company;
  const { krs } = company;
  const links: LetterPart[] =
    terms.termsHref === undefined
      ? []
      : [{ kind: 'small', text: t('termsText'), link: { label: t('termsLabel'), href: terms.termsHref } }];
  return [
    heading(t('sellerTitle')),
    text(krs === undefined ? t('seller', company) : t('sellerKrs', { ...company, krs })),
    ...(isConsumer(order) ? withdrawParts(order, terms) : []),
    heading(t('complaintTitle')),
    text(t('complaint', { email })),
    ...links,
  ];
}

function withdrawParts(order: Order, terms: OrderLetterTerms): LetterPart[] {
  const t = letterWords(terms);
  const { company, return_days: n } = terms.file;
  const { email } = company;
  const kept = order.lines.flatMap((line) => {
    const why = whyKept(order, line);
    return why === undefined || why === 'gift' ? [] : [t(`why_${why}`, { name: nameOf(line) })];
  });
  const withService = order.lines.some((line) => line.data.type === 'service' && whyKept(order, line) === undefined);
  const all = kept.length > 0 && order.lines.every((line) => whyKept(order, line) !== undefined);
  const not = kept.length === 0 ? [] : [text(t('withdrawNot', { names: kept.join('; ') }))];
  if (all) return [heading(t('withdrawTitle')), ...not];
  return [
    heading(t('withdrawTitle')),
    text(t('withdrawRight', { n })),
    text(t('withdrawFrom')),
    text(t('withdrawHow', { email })),
    openButton(order, terms, t('withdrawButton'), 'odstapienie'),
    text(t('withdrawEffect')),
    text(t('withdrawReturn')),
    ...(withService ? [text(t('withdrawServices'))] : []),
    ...not,
    heading(t('formTitle')),
    text(t('form', { seller: t('formSeller', company) })),
  ];
}
