import { isGoods, type Notice, type ProducerGuarantee } from '../../catalogue/guarantee/model.ts';
import type { ProductPicture } from '../../catalogue/model.ts';
import type { IssuedCard } from '../../giftCards/model.ts';
import { HOUR } from '../../kit/clock.ts';
import { formatDate, formatTime } from '../../kit/dates.ts';
import type { Grosze } from '../../kit/money.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { durableIn } from '../../orders/durable.ts';
import type { OrderEvent } from '../../orders/events.ts';
import type { Order, OrderInvoice, OrderPart, Shipment } from '../../orders/model.ts';
import {
  addressLines,
  type LineWords,
  lineWords,
  prizeWords,
  type SumRow,
  sumRows,
  type TransferRow,
  transferRows,
} from '../../orders/orderText.ts';
import { orderWords } from '../../orders/texts.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { isWhole, type WithdrawalTerm, withdrawStop } from '../../withdrawals/model.ts';
import type { DrawnWay } from '../../withdrawals/view.ts';
import { type DownloadsView, downloadsView, type ShownDownload } from '../downloads/view.ts';
import { type BoughtCardsView, boughtCardsView } from '../giftCards/view.ts';
import { orderPageTexts } from '../texts.ts';

/** An order as its page shows it: all in words, so that nothing else of it leaves the server. */
export interface OrderPageView {
  number: string;
  /** Placed a moment ago. */
  fresh: boolean;
  placed: string;
  email: string;
  state: string;
  /** Empty once it has ended. */
  steps: { word: StepWord; done: boolean; current: boolean }[];
  lines: (LineWords & { place: number; href: string; picture?: ProductPicture })[];
  sums: SumRow[];
  /** Points that it gives. */
  prize?: string;
  delivery: string[];
  shipment?: Shipment;
  invoice?: OrderInvoice;
  addresses: { key: 'addressTitle' | 'buyerTitle' | 'invoiceTitle'; lines: string[] }[];
  payment: string[];
  /** What is still to be transferred. */
  transfer: TransferRow[];
  /** Where it is paid online, and how much. */
  pay?: { href: string; amount: string };
  downloads?: DownloadsView;
  cards?: BoughtCardsView;
  remarks: string;
  /** How what was withdrawn from goes back without a printer. */
  returns: readonly DrawnWay[];
  history: { at: string; words: string }[];
  cancel?: string;
  /** Something of it comes with the legal guarantee of conformity. */
  goods: boolean;
  notice?: Notice;
  /** What producers guarantee of it, as they did when it was placed. */
  durable: readonly ProducerGuarantee[];
  withdraw?: { href: string; until?: string; travels: boolean; days: number };
}

type StepKey = 'paid' | 'sent' | 'ready' | 'done';
/** What has been done sounds otherwise than what is to be. */
type StepWord = 'step_placed' | `${'step' | 'todo'}_${StepKey}`;

export interface OrderPageTerms {
  file: Pick<ShopFile, 'company' | 'payments' | 'vat' | 'return_days'>;
  texts: TextOverrides;
  at: number;
  /** What is still to be paid, grosze. */
  toPay: Grosze;
  term: WithdrawalTerm;
  history: readonly OrderEvent[];
  notice?: Notice | undefined;
  returns?: readonly DrawnWay[];
  downloads?: readonly ShownDownload[];
  cards?: readonly IssuedCard[];
  picture(product: number, file: string | undefined): ProductPicture | undefined;
  /** Address of a page of this order, as its reader may open it. */
  path(part?: OrderPart, query?: string): string;
}

export function orderPageView(order: Order, terms: OrderPageTerms): OrderPageView {
  const { file, texts, at, toPay, history, picture, path } = terms;
  const { status, payment, data, placedAt } = order;
  const waits = status === 'waiting';
  const online = waits && (payment === 'blik' || payment === 'online');
  const ended = status === 'cancelled' || status === 'expired';
  const amount = formatMoney(toPay, data.currency);
  const cards = boughtCardsView(order, terms.cards ?? [], texts);
  const files = downloadsView(order, terms.downloads ?? [], texts);
  return {
    number: String(order.number),
    fresh: at - placedAt < HOUR && !ended && !isWhole(order) && status !== 'done',
    placed: translate(orderPageTexts, texts, 'placed', { date: formatDate(placedAt), time: formatTime(placedAt) }),
    email: order.email,
    state: stateWords(order, texts),
    steps: ended || isWhole(order) ? [] : stepsOf(order),
    lines: order.lines.map((line) => {
      const found = picture(line.product, line.data.picture);
      const {
        place,
        data: { href },
      } = line;
      return { ...lineWords(line, order, texts), place, href, ...(found ? { picture: found } : {}) };
    }),
    sums: sumRows(order, file.vat * 100, texts),
    ...prizeOf(order, texts),
    delivery: deliveryWords(order, texts),
    ...(data.shipment && !isWhole(order) && !ended ? { shipment: data.shipment } : {}),
    ...(data.invoice ? { invoice: data.invoice } : {}),
    addresses: addressesOf(order, texts),
    payment: paymentWords(order, texts),
    transfer: waits && payment === 'transfer' ? transferRows(order, file, texts, toPay) : [],
    ...(online ? { pay: { href: path('platnosc'), amount } } : {}),
    ...(files ? { downloads: files } : {}),
    ...(cards ? { cards } : {}),
    remarks: data.remarks,
    goods: order.lines.some(({ data: { type } }) => isGoods(type)),
    ...(terms.notice ? { notice: terms.notice } : {}),
    durable: durableIn(order.lines),
    returns: terms.returns ?? [],
    history: history.map((event) => ({
      at: `${formatDate(event.at)}, ${formatTime(event.at)}`,
      words: eventWords(order, event, texts),
    })),
    ...(waits ? { cancel: path(undefined, 'anuluj=1') } : {}),
    ...withdrawOf(order, terms),
  };
}

function prizeOf(order: Order, texts: TextOverrides): Pick<OrderPageView, 'prize'> {
  const prize = prizeWords(order, texts);
  return prize === undefined ? {} : { prize };
}

function stateWords(order: Order, texts: TextOverrides): string {
  const t = (key: 'withdrawn' | 'transfer' | 'ready' | 'preparing' | 'working' | Exclude<Order['status'], 'waiting'>) =>
    translate(orderPageTexts, texts, `state_${key}`);
  const { status, payment, expiresAt, data } = order;
  if (isWhole(order)) return t('withdrawn');
  switch (status) {
    case 'waiting': {
      if (payment === 'transfer' || expiresAt === undefined) return t('transfer');
      const until = { date: formatDate(expiresAt), time: formatTime(expiresAt) };
      return translate(orderPageTexts, texts, 'state_online', until);
    }
    case 'accepted':
      if (!data.delivery) return t('working');
      return t(data.delivery.pickUp ? 'preparing' : 'accepted');
    case 'sent':
      return t(data.delivery?.pickUp ? 'ready' : 'sent');
    default:
      return t(status);
  }
}

/** What an order goes through, in order; the first that is not done is the one it is at. */
function stepsOf({ status, payment, paidAt, data: { delivery } }: Order): OrderPageView['steps'] {
  const prepaid = payment !== 'on_delivery' && payment !== 'nothing';
  const sent = status === 'sent' || status === 'done';
  const steps: [StepKey, boolean][] = [
    ...(prepaid ? [['paid', paidAt !== undefined] satisfies [StepKey, boolean]] : []),
    ...(delivery ? [[delivery.pickUp ? 'ready' : 'sent', sent] satisfies [StepKey, boolean]] : []),
    ['done', status === 'done'],
  ];
  const at = steps.findIndex(([, done]) => !done);
  return [
    { word: 'step_placed', done: true, current: false },
    ...steps.map(([key, done], place): OrderPageView['steps'][number] => ({
      word: `${done ? 'step' : 'todo'}_${key}`,
      ...{ done, current: place === at },
    })),
  ];
}

function deliveryWords(order: Order, texts: TextOverrides): string[] {
  const { delivery } = order.data;
  const t = orderWords(texts);
  if (!delivery) return [translate(orderPageTexts, texts, 'deliveryNone')];
  const { name, point } = delivery;
  const promise = promiseLeft(order);
  return [
    name,
    ...(point === undefined ? [] : [t('point', { code: point })]),
    ...(promise === undefined ? [] : [promise]),
  ];
}

/** What the buyer still waits for of what the shop promised: of a parcel that has left, when it comes. */
function promiseLeft(order: Order): string | undefined {
  const { status, data } = order;
  if (isWhole(order)) return undefined;
  if (status === 'waiting' || status === 'accepted') return data.delivery?.promise;
  return status === 'sent' ? data.delivery?.arrival : undefined;
}

function addressesOf({ data: { buyer, delivery } }: Order, texts: TextOverrides): OrderPageView['addresses'] {
  const lines = (address: typeof buyer.client) => addressLines(address, texts);
  return [
    ...(buyer.delivery && delivery && !delivery.pickUp
      ? [{ key: 'addressTitle' as const, lines: lines(buyer.delivery) }]
      : []),
    { key: 'buyerTitle', lines: lines(buyer.client) },
    ...(buyer.invoice ? [{ key: 'invoiceTitle' as const, lines: lines(buyer.invoice) }] : []),
  ];
}

function paymentWords(order: Order, texts: TextOverrides): string[] {
  const { payment, data } = order;
  const words = orderWords(texts);
  const { giftCard, sums } = data;
  const byCard =
    giftCard && sums.card !== undefined
      ? [`${words('card', { tail: giftCard.tail })}: ${formatMoney(sums.card, data.currency)}`]
      : [];
  if (byCard.length > 0 && payment === 'nothing') return byCard;
  return [...byCard, ...otherPayment(order, texts)];
}

function otherPayment({ payment, paidAt }: Pick<Order, 'payment' | 'paidAt'>, texts: TextOverrides): string[] {
  const method = orderWords(texts)(`pay_${payment}`);
  if (paidAt === undefined || payment === 'nothing') return [method];
  return [method, translate(orderPageTexts, texts, 'paid', { date: formatDate(paidAt) })];
}

function eventWords({ data: { currency, delivery } }: Order, { kind, data }: OrderEvent, texts: TextOverrides): string {
  switch (kind) {
    case 'paid':
    case 'refund_due':
    case 'refund_failed':
    case 'refunded': {
      const amount = formatMoney(Number(data.amount ?? 0), currency);
      if (data.card !== undefined && (kind === 'paid' || kind === 'refunded')) {
        return translate(orderPageTexts, texts, `event_${kind}_card`, { amount, tail: String(data.card) });
      }
      return translate(orderPageTexts, texts, `event_${kind}`, { amount });
    }
    case 'sent':
      return translate(orderPageTexts, texts, delivery?.pickUp ? 'event_ready' : 'event_sent');
    default:
      return translate(orderPageTexts, texts, `event_${kind}`);
  }
}

function withdrawOf(order: Order, { term, path, file }: OrderPageTerms): Pick<OrderPageView, 'withdraw'> {
  if (withdrawStop(order, term) !== undefined) return {};
  const until = term.until === undefined ? {} : { until: formatDate(term.until) };
  const travels = order.data.delivery !== undefined;
  return { withdraw: { href: path('odstapienie'), travels, days: file.return_days, ...until } };
}
