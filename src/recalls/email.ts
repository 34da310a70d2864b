import { formatDate } from '../kit/dates.ts';
import { pathInHand } from '../kit/speech.ts';
import type { EmailBlock, EmailTerms } from '../mail/blocks.ts';
import { writeEmail } from '../mail/email.ts';
import type { NewEmail } from '../mail/model.ts';
import { type Order, orderPath } from '../orders/model.ts';
import { type Translate, translate } from '../ui/text.ts';
import { RECALLS_PATH, type Recall } from './model.ts';
import { recallTexts } from './texts.ts';

/** Says to the buyer of an order that a product of it is taken back (Regulation (EU) 2023/988, art. 35 and 36). */
export function recallEmail(recall: Recall, order: Order, terms: EmailTerms): NewEmail {
  const t: Translate<typeof recallTexts.values> = (key, ...args) => translate(recallTexts, terms.texts, key, ...args);
  const { name, brand, model, where, sold, hazard, action, remedies, phone } = recall;
  const facts = [
    ...(brand === undefined ? [] : [{ label: t('brand'), value: brand }]),
    ...(model === undefined ? [] : [{ label: t('model'), value: model, ...(where ? { notes: [where] } : {}) }]),
    ...(sold === undefined ? [] : [{ label: t('sold'), value: soldWords(sold, t) }]),
  ];
  const blocks: EmailBlock[] = [
    { kind: 'heading', text: t('headline') },
    { kind: 'text', text: t('emailBought', { number: String(order.number), name }) },
    ...(facts.length > 0 ? [{ kind: 'rows' as const, rows: facts }] : []),
    { kind: 'heading', text: t('hazard') },
    { kind: 'text', text: hazard },
    { kind: 'heading', text: t('action') },
    { kind: 'text', text: action },
    { kind: 'text', text: `${t('remedies')}: ${remedies.map((one) => t(one)).join(', ')}.` },
    { kind: 'button', label: t('report'), href: terms.shopUrl + pathInHand('/kontakt') },
    { kind: 'text', text: `${t('call')} ${phone ?? terms.company.phone}` },
    { kind: 'text', text: t('share') },
    { kind: 'button', label: t('emailMore'), href: `${terms.shopUrl}${pathInHand(RECALLS_PATH)}#${recall.id}` },
    { kind: 'button', label: t('emailOrder'), href: terms.shopUrl + pathInHand(orderPath(order)) },
  ];
  const subject = t('emailSubject', { name });
  return { kind: 'recall', urgency: 'later', recipient: order.email, subject, ...writeEmail(blocks, terms) };
}

/** "od 14 września 2026 do 2 października 2026". */
export const soldWords = ({ from, to }: NonNullable<Recall['sold']>, t: Translate<typeof recallTexts.values>): string =>
  t('soldDays', { from: formatDate(Date.parse(from)), to: formatDate(Date.parse(to)) });
