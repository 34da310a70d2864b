import { contentsWords } from '../basket/contents.ts';
import { durabilityTime } from '../catalogue/guarantee/model.ts';
import { guaranteeTexts } from '../catalogue/guarantee/texts.ts';
import type { AddressValues } from '../forms/address.ts';
import { countryName } from '../forms/countries.ts';
import { formatIban } from '../forms/rules/iban.ts';
import { formatPhone } from '../forms/rules/phone.ts';
import { formatDate } from '../kit/dates.ts';
import { formatIsoDayAt } from '../kit/days.ts';
import type { Grosze } from '../kit/money.ts';
import { toDecimal } from '../kit/moneyText.ts';
import { unbroken } from '../kit/phone.ts';
import { formatMoney, formatPercent } from '../kit/priceFormat.ts';
import { formatQuantity } from '../kit/quantity.ts';
import type { ShopFile } from '../settings/shopFile.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { lineName, type Order, type OrderLine, toPayOf } from './model.ts';
import { pointsDue, pointsIn } from './points.ts';
import { type OrderWords, orderWords } from './texts.ts';

/** An order in words: the same on its page, in its e-mails and in what is written down of a withdrawal. */
export interface LineWords {
  /** Name with its version and size, which tell it from others of that name. */
  name: string;
  /** "2 szt. × 84,00 zł"; only the quantity for what money does not pay for. */
  quantity: string;
  worth: string;
  /** What was chosen for it, one fact a text. */
  facts: string[];
}

export function lineWords(line: OrderLine, order: Order, texts: TextOverrides): LineWords {
  const { data, quantity, precision, withdrawn } = line;
  const t = orderWords(texts);
  const { currency, net } = order.data;
  const side = net ? 'net' : 'gross';
  const unit = data.unit;
  const amount = formatQuantity(quantity, precision);
  const price = data.unitPrice && formatMoney(data.unitPrice[side], currency);
  const { service } = data;
  const facts = [
    ...(data.subscriptionDays > 0 ? [t('every', { n: data.subscriptionDays })] : []),
    ...(service ? [t('fact', { label: service.label, value: formatIsoDayAt(service) })] : []),
    ...(data.parts.length > 0 ? [t('contents', { parts: contentsWords(data.parts) })] : []),
    ...data.chosen.map(({ label, value }) => t('fact', { label, value })),
    ...data.files.map(({ label, name }) => t('fact', { label, value: t('file', { name }) })),
    ...(data.comment === '' ? [] : [t('comment', { text: data.comment })]),
    ...(data.deposit ? [t('lineDeposit', { amount: formatMoney(data.deposit.worth, currency) })] : []),
    ...(data.durability ? [durabilityWords(data.durability, texts)] : []),
    ...(withdrawn > 0 ? [t('withdrawn', { quantity: formatQuantity(withdrawn, precision), unit })] : []),
  ];
  return {
    name: lineName(line),
    quantity:
      price === undefined || data.gift
        ? t('quantity', { quantity: amount, unit })
        : t('perUnit', { quantity: amount, unit, price }),
    worth: worthOf(data, formatMoney(data.amount[side], currency), t),
    facts,
  };
}

function durabilityWords(given: NonNullable<OrderLine['data']['durability']>, texts: TextOverrides): string {
  const { producer, model } = given;
  return translate(guaranteeTexts, texts, 'line', { time: durabilityTime(given, texts), producer, model });
}

function worthOf({ gift, points }: OrderLine['data'], money: string, t: OrderWords): string {
  if (gift) return t('gift');
  return points === undefined ? money : t('points', { n: points });
}

export interface SumRow {
  key: string;
  label: string;
  value: string;
  total?: true;
}

/** What it all costs, sum by sum, and the tax by rate; `deliveryVatBp` is the rate of sending, where the order does not say it. */
export function sumRows(order: Order, deliveryVatBp: number, texts: TextOverrides): SumRow[] {
  const t = orderWords(texts);
  const { sums, currency, code, delivery, net } = order.data;
  const side = net ? 'net' : 'gross';
  const money = (grosze: number) => formatMoney(grosze, currency);
  const rows: SumRow[] = [{ key: 'goods', label: t('goods'), value: money(sums.worth[side]) }];
  if (sums.rebate.gross > 0) {
    const label = code === undefined ? t('rebate') : t('rebateCode', { code });
    rows.push({ key: 'rebate', label, value: money(-sums.rebate[side]) });
  }
  if (sums.deposit > 0) rows.push({ key: 'deposit', label: t('deposit'), value: money(sums.deposit) });
  const price = order.lines.reduce((sum, { data }) => sum + (data.points ?? 0), 0);
  if (price > 0) rows.push({ key: 'points', label: t('forPoints'), value: t('points', { n: price }) });
  if (delivery) {
    const value = sums.delivery.gross === 0 ? t('free') : money(sums.delivery[side]);
    rows.push({ key: 'delivery', label: `${t('delivery')}: ${delivery.name}`, value });
  }
  if (net) rows.push({ key: 'net', label: t('totalNet'), value: money(sums.total.net) });
  const card = sums.card ?? 0;
  const total = { key: 'total', label: t(net ? 'totalGross' : 'total'), value: money(sums.total.gross) };
  const vat = vatByRate(order, deliveryVatBp, t).map(({ label, vat: tax }) => ({
    key: label,
    label,
    value: tax === undefined ? '' : money(tax),
  }));
  if (card === 0) rows.push({ ...total, total: true }, ...vat);
  else {
    // Tax is of the whole: a card is money and no rebate.
    rows.push(total, ...vat, {
      key: 'card',
      label: t('card', { tail: order.data.giftCard?.tail ?? '' }),
      value: money(-card),
    });
    rows.push({ key: 'toPay', label: t('toPay'), value: money(toPayOf(order)), total: true });
  }
  return rows;
}

/** What an order gives to the account that it is on; undefined when it gives nothing. */
export function prizeWords(order: Order, texts: TextOverrides): string | undefined {
  const ended = order.status === 'cancelled' || order.status === 'expired';
  const n = order.customerId === undefined || ended ? 0 : pointsIn(order).earned;
  if (n === 0) return undefined;
  const t = orderWords(texts);
  if (pointsDue(order).earned > 0) return t('prizeGiven', { n });
  return t(order.payment === 'on_delivery' ? 'prizeDone' : 'prizePaid', { n });
}

/** Tax of goods and sending by rate, highest first; a deposit has none. */
function vatByRate({ lines, data }: Order, deliveryVatBp: number, t: OrderWords): { label: string; vat?: number }[] {
  const sums = new Map<number | 'exempt', number>();
  const add = (rate: number | 'exempt', { gross, net }: { gross: number; net: number }) => {
    if (gross > 0) sums.set(rate, (sums.get(rate) ?? 0) + gross - net);
  };
  for (const { data: line } of lines) add(line.vat.exempt ? 'exempt' : line.vat.bp, line.amount);
  add(data.delivery?.vatBp ?? deliveryVatBp, data.sums.delivery);
  const order = (rate: number | 'exempt') => (rate === 'exempt' ? -1 : rate);
  return [...sums]
    .toSorted(([a], [b]) => order(b) - order(a))
    .map(([rate, vat]) =>
      rate === 'exempt' ? { label: t('exempt') } : { label: t('withVat', { rate: formatPercent(rate / 100) }), vat },
    );
}

/** An address as it stands on a parcel, a line a text. */
export function addressLines(address: AddressValues, texts: TextOverrides): string[] {
  const {
    firm,
    additional,
    firstname,
    lastname,
    street,
    street_number,
    zipcode,
    city,
    region,
    nip,
    phone,
    phone2,
    email,
  } = address;
  const join = (...parts: (string | undefined)[]) =>
    parts.filter((part) => part !== undefined && part !== '').join(' ');
  const t = orderWords(texts);
  return [
    join(firm),
    join(firstname, lastname),
    join(additional),
    join(street, street_number),
    join(zipcode, city),
    region === undefined || region === 'PL' ? '' : countryName(region),
    nip === undefined ? '' : t('nip', { number: nip }),
    ...[phone, phone2].map((number) =>
      number === undefined ? '' : t('phone', { number: unbroken(formatPhone(number, region ?? 'PL')) }),
    ),
    join(email),
  ].filter((line) => line !== '');
}

export interface TransferRow extends SumRow {
  /** The value as a bank takes it, where it is worth copying. */
  copy?: string;
}

/**
 * What a bank asks for, each copied by itself; only for orders that are paid by transfer.
 * @param toPay less than was agreed on once a part has come
 */
export function transferRows(
  order: Order,
  { company, payments }: Pick<ShopFile, 'company' | 'payments'>,
  texts: TextOverrides,
  toPay: Grosze = toPayOf(order),
): TransferRow[] {
  const { number, expiresAt, data } = order;
  const t = orderWords(texts);
  const { transfer } = payments;
  if (!transfer) return [];
  const title = t('transferTitleValue', { number: String(number) });
  return [
    { key: 'recipient', label: t('recipient'), value: company.name },
    ...(transfer.bank === undefined ? [] : [{ key: 'bank', label: t('bank'), value: transfer.bank }]),
    { key: 'account', label: t('account'), value: formatIban(transfer.account), copy: transfer.account },
    { key: 'title', label: t('transferTitle'), value: title, copy: title },
    {
      key: 'amount',
      label: t('amount'),
      value: formatMoney(toPay, data.currency),
      copy: toDecimal(toPay).replace('.', ','),
    },
    ...(expiresAt === undefined ? [] : [{ key: 'until', label: t('payUntil'), value: formatDate(expiresAt) }]),
  ];
}
