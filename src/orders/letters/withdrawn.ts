import { formatIban } from '../../forms/rules/iban.ts';
import { shopLetter } from '../../forms/shopLetter.ts';
import { formatDate, formatTime } from '../../kit/dates.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import type { LetterPart } from '../../mail/letter.ts';
import type { Letter } from '../../mail/model.ts';
import type { Order } from '../model.ts';
import { collectLess, moneyWords } from '../withdrawal/money.ts';
import { RETURN_WITHIN, type Withdrawal } from '../withdrawal/statement.ts';
import { heading, letterWords, type OrderLetterTerms, openButton, sellerLine, text, toBuyer } from './terms.ts';

/** What was stated, with the day and the hour, on a durable medium (Directive 2011/83/EU, art. 11a(4)). */
export function withdrawnLetter(order: Order, withdrawal: Withdrawal, terms: OrderLetterTerms): Letter {
  const t = letterWords(terms);
  const { at, words, email, sent } = withdrawal;
  const seller = sellerLine(terms);
  const parts: LetterPart[] = [
    text(t('withdrawn', { date: formatDate(at), time: formatTime(at) })),
    heading(t('withdrawnStatement')),
    text(words),
    heading(t('withdrawnMoney')),
    text(moneyWords(order, { ...withdrawal, less: collectLess(order, withdrawal) }, terms.texts)),
    heading(t('withdrawnBack')),
    text(sent ? t('withdrawnBackText', { date: formatDate(at + RETURN_WITHIN), seller }) : t('withdrawnNotSent')),
    openButton(order, terms, t('open')),
  ];
  const subject = t('withdrawnSubject', { number: String(order.number), shop: terms.shopName });
  return toBuyer(order, { kind: 'order_withdrawn', subject, to: email }, parts, terms);
}

/** Tells the shop what comes back and what it has to pay out by hand. */
export function shopWithdrawnLetter(order: Order, withdrawal: Withdrawal, terms: OrderLetterTerms): Letter {
  const t = letterWords(terms);
  const { at, words, email, card = 0, account } = withdrawal;
  const amount = withdrawal.amount - card;
  const byHand = amount > 0 && (order.payment === 'transfer' || order.payment === 'on_delivery');
  const less = collectLess(order, withdrawal);
  const money = formatMoney(amount, order.data.currency);
  const parts = [
    t('shopWithdrawnBy', { date: formatDate(at), time: formatTime(at), email }),
    words,
    byHand ? t('shopByHand', { amount: money, date: formatDate(at + RETURN_WITHIN) }) : '',
    less > 0 ? t('shopCollectLess', { amount: formatMoney(less, order.data.currency) }) : '',
    account === undefined ? '' : t('shopAccount', { account: formatIban(account) }),
  ];
  const subject = t('shopWithdrawnSubject', { number: String(order.number) });
  const letter = { kind: 'order_shop', subject, parts, replyTo: email };
  return { recipient: terms.file.company.email, ...shopLetter(letter, terms.texts) };
}
