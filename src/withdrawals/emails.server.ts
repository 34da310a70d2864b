import { formatIban } from '../forms/rules/iban.ts';
import { shopEmail } from '../forms/shopEmail.ts';
import { formatDate, formatTime } from '../kit/dates.ts';
import { formatMoney } from '../kit/priceFormat.ts';
import type { EmailBlock } from '../mail/blocks.ts';
import type { NewEmail } from '../mail/model.ts';
import { unlinked } from '../mail/unlinked.ts';
import {
  emailWords,
  heading,
  type OrderEmailTerms,
  openButton,
  rows,
  sellerLine,
  text,
  toBuyer,
} from '../orders/emails/terms.ts';
import { lineName, type Order } from '../orders/model.ts';
import { paidOutUntil } from '../orders/shares.ts';
import { codeRows } from '../payments/transfer/draw.server.ts';
import { translate } from '../ui/text.ts';
import { filesToCome, isConsumer, openLines, sealedLines, whyKept } from './model.ts';
import { collectLess, paidByHand } from './money.ts';
import { moneyWords } from './moneyWords.ts';
import { returnWay } from './returnWay.ts';
import { sentBackUntil, type Withdrawal } from './statement.ts';
import { withdrawTexts } from './texts.ts';

/** What was stated, with the day and the hour, on a durable medium (Directive 2011/83/EU, art. 11a(4)). */
export function withdrawnEmail(order: Order, withdrawal: Withdrawal, terms: OrderEmailTerms): NewEmail {
  const t = emailWords(terms);
  const { at, words, email } = withdrawal;
  const parts: EmailBlock[] = [
    text(t('withdrawn', { date: formatDate(at), time: formatTime(at) })),
    heading(t('withdrawnStatement')),
    text(unlinked(words)),
    heading(t('withdrawnMoney')),
    text(moneyWords(order, { ...withdrawal, less: collectLess(order, withdrawal) }, terms.texts)),
    ...backParts(order, withdrawal, terms),
    ...returnParts(order, withdrawal, terms),
    openButton(order, terms, t('open')),
  ];
  const subject = t('withdrawnSubject', { number: String(order.number), shop: terms.shopName });
  return toBuyer(order, { kind: 'order_withdrawn', subject, to: email }, parts, terms);
}

/** What goes back, until when and where. What was collected in person may be brought too (UPK art. 34 ust. 1). */
function backParts({ data }: Order, { at, sent }: Withdrawal, terms: OrderEmailTerms): EmailBlock[] {
  const t = emailWords(terms);
  const until = { date: formatDate(sentBackUntil(at)), seller: sellerLine(terms) };
  if (data.delivery?.pickUp)
    return [heading(t('withdrawnBring')), text(sent ? t('withdrawnBringText', until) : t('withdrawnNotHanded'))];
  return [heading(t('withdrawnBack')), text(sent ? t('withdrawnBackText', until) : t('withdrawnNotSent'))];
}

/** How things go back without a printer: in words, a code and its QR code. */
function returnParts(order: Order, withdrawal: Withdrawal, { file, texts }: OrderEmailTerms): EmailBlock[] {
  const way = returnWay(order, withdrawal, file);
  if (!way) return [];
  const t = (key: 'returnTitle' | 'returnHow' | 'returnOpen' | 'returnQr') => translate(withdrawTexts, texts, key);
  const { how, code, href, scanned } = way;
  return [
    heading(t('returnTitle')),
    text(how ?? t('returnHow')),
    ...(code === undefined ? [] : [text(translate(withdrawTexts, texts, 'returnCode', { code }))]),
    ...(scanned === undefined
      ? []
      : [{ kind: 'code', label: t('returnQr'), rows: codeRows(scanned) } satisfies EmailBlock]),
    ...(href === undefined ? [] : [{ kind: 'button', label: t('returnOpen'), href } satisfies EmailBlock]),
  ];
}

/** A carrier's code for what goes back has come. */
export function returnCodeEmail(order: Order, withdrawal: Withdrawal, terms: OrderEmailTerms): NewEmail {
  const t = emailWords(terms);
  const number = String(order.number);
  const parts = [
    text(t('return', { number })),
    ...returnParts(order, withdrawal, terms),
    openButton(order, terms, t('open')),
  ];
  const subject = t('returnSubject', { number, shop: terms.shopName });
  return toBuyer(order, { kind: 'order_return', subject, to: withdrawal.email }, parts, terms);
}

/** Tells the shop what comes back and what it has to pay out by hand. */
export function shopWithdrawnEmail(order: Order, withdrawal: Withdrawal, terms: OrderEmailTerms): NewEmail {
  const t = emailWords(terms);
  const { at, words, email, account } = withdrawal;
  const byHand = paidByHand(order, withdrawal);
  const less = collectLess(order, withdrawal);
  const money = formatMoney(byHand, order.data.currency);
  const toDo: EmailBlock[] = [
    ...(byHand > 0 ? [text(t('shopByHand', { amount: money, date: formatDate(paidOutUntil(at)) }))] : []),
    ...(less > 0 ? [text(t('shopCollectLess', { amount: formatMoney(less, order.data.currency) }))] : []),
    ...(account === undefined ? [] : [rows([{ label: t('shopAccount'), value: formatIban(account), copied: true }])]),
  ];
  const parts: EmailBlock[] = [
    text(t('shopWithdrawnBy', { date: formatDate(at), time: formatTime(at), email })),
    heading(t('withdrawnStatement')),
    text(words),
    ...(toDo.length > 0 ? [heading(t('withdrawnMoney')), ...toDo] : []),
  ];
  const subject = t('shopWithdrawnSubject', { number: String(order.number) });
  return shopEmail({ kind: 'order_shop', subject, parts, replyTo: email }, terms);
}

/** Part of the e-mail of a placed order: how to withdraw, and from what not. */
export function rightsParts(order: Order, terms: OrderEmailTerms): EmailBlock[] {
  if (!isConsumer(order)) return [];
  const t = emailWords(terms);
  const { company, return_days: n } = terms.file;
  const { email } = company;
  const kept = order.lines.flatMap((line) => {
    const why = whyKept(order, line);
    return why === undefined || why === 'gift' ? [] : [t(`why_${why}`, { name: lineName(line) })];
  });
  const withService = order.lines.some((line) => line.data.type === 'service' && whyKept(order, line) === undefined);
  const all = kept.length > 0 && order.lines.every((line) => whyKept(order, line) !== undefined);
  const not = kept.length === 0 ? [] : [text(t('withdrawNot', { names: kept.join('; ') }))];
  const sealed = sealedLines(order).map(lineName).join('; ');
  const files = filesToCome(order).map(lineName).join('; ');
  if (all) return [heading(t('withdrawTitle')), ...not];
  return [
    heading(t('withdrawTitle')),
    text(t('withdrawRight', { n })),
    text(t('withdrawFrom')),
    text(t('withdrawHow', { email })),
    openButton(order, terms, t('withdrawButton'), 'odstapienie'),
    text(t('withdrawEffect')),
    text(t(order.data.delivery?.pickUp ? 'withdrawBring' : 'withdrawReturn')),
    ...(withService ? [text(t('withdrawServices'))] : []),
    ...(files === '' ? [] : [text(t('withdrawFiles', { names: files }))]),
    ...not,
    ...(sealed === '' ? [] : [text(t('withdrawSealed', { names: sealed }))]),
    heading(t('formTitle')),
    text(t('form', { seller: t('formSeller', company) })),
  ];
}

/** Part of the e-mail of an order that was sent: the way to withdraw. */
export function sentParts(order: Order, terms: OrderEmailTerms): EmailBlock[] {
  if (!isConsumer(order) || openLines(order).length === 0) return [];
  const t = emailWords(terms);
  return [
    text(t('sentRights', { n: terms.file.return_days })),
    openButton(order, terms, t('withdrawButton'), 'odstapienie'),
  ];
}
