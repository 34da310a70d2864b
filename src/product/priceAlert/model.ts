import { ONE_SIZE, type Product, productPath, type Size } from '../../catalogue/model.ts';
import { isSubscribedOnly, moneyPrice, type PriceTerms } from '../../catalogue/priceView.ts';
import { checkFields, line } from '../../forms/checkFields.ts';
import type { Fault } from '../../forms/engine/model.ts';
import { issueText } from '../../forms/messages.ts';
import { checkEmail, type EmailReader } from '../../forms/rules/email.ts';
import { emailKey } from '../../forms/rules/emailKey.ts';
import { LONGEST } from '../../forms/rules/lengths.ts';
import { cardValue, type GiftCardRules, NO_GIFT_CARDS } from '../../giftCards/model.ts';
import { type Grosze, netFromGross } from '../../kit/money.ts';
import { parseMoney } from '../../kit/moneyText.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';
import { priceAlertTexts } from './texts.ts';

/** Id of the heading over the form. */
export const PRICE_ALERT_PLACE = 'cena';

export const priceAlertPath = (product: Pick<Product, 'id' | 'slug'>): string => `${productPath(product)}/cena`;
export const confirmAlertPath = (token: string): string => `/powiadomienia/cena/${token}`;
export const leaveAlertPath = (token: string): string => `/powiadomienia/cena/koniec/${token}`;

/** Longest values, characters. */
export const ALERT_LONGEST = { alert_size: 40, alert_below: 20, alert_email: LONGEST.email, alert_consent: 1 } as const;
export type AlertField = keyof typeof ALERT_LONGEST;
export type AlertValues = Readonly<Record<AlertField, string>>;

/** A size that has a price, as the form offers it. */
export interface AlertSize {
  type: string;
  name: string;
  /** Grosze, as the shop shows prices. */
  price: Grosze;
}

/**
 * Price of a size as the shop shows it, net or gross; undefined for goods by phone, for points, or free. Also for those
 * sold by subscription alone: their price has no history, and what is no reduction by law is not told as one.
 */
export function shownPrice(
  product: Pick<Product, 'subscription'>,
  size: Size,
  { at, priceType }: Pick<PriceTerms, 'at' | 'priceType'>,
): Grosze | undefined {
  const price = isSubscribedOnly(product, size) ? undefined : moneyPrice(size, at)?.price;
  return price !== undefined && priceType === 'net' ? netFromGross(price, size.vat.bp) : price;
}

/** Sizes that may become cheaper. A gift card costs what it pays for. */
export const alertSizes = (
  product: Product,
  terms: Pick<PriceTerms, 'at' | 'priceType'>,
  cards: Pick<GiftCardRules, 'cards'> = NO_GIFT_CARDS,
): AlertSize[] =>
  product.sizes.flatMap((size) => {
    if (cardValue(cards, product.id, size.type) !== undefined) return [];
    const price = shownPrice(product, size, terms);
    return price === undefined ? [] : [{ type: size.type, name: size.type === ONE_SIZE ? '' : size.name, price }];
  });

export interface CheckedAlert {
  faults: Fault[];
  email: string;
  size: AlertSize | undefined;
  /** Undefined: any reduction. */
  below: Grosze | undefined;
}

/** Values of the form as they are kept, or their mistakes in the order of the form. */
export function checkAlert(
  values: AlertValues,
  sizes: readonly AlertSize[],
  { currency, texts }: { currency: string; texts: TextOverrides },
  readEmail?: EmailReader,
): CheckedAlert {
  const { alert_size, alert_below, alert_email, alert_consent } = values;
  const size = sizes.length === 1 ? sizes[0] : sizes.find(({ type }) => type === alert_size);
  const typed = alert_below.trim();
  const below = typed === '' ? undefined : parseMoney(typed);
  const rules = {
    alert_below: { rule: line(ALERT_LONGEST.alert_below), optional: true },
    alert_email: { rule: (value: string) => checkEmail(value, readEmail) },
  };
  const checked = checkFields({ alert_below, alert_email }, rules, texts);
  const faults: Fault[] = [];
  if (!size) faults.push({ name: 'alert_size', message: translate(priceAlertTexts, texts, 'errorSize') });
  if (typed !== '' && (below === undefined || below === 0)) {
    faults.push({ name: 'alert_below', message: translate(priceAlertTexts, texts, 'errorBelow') });
  } else if (below !== undefined && size && below >= size.price) {
    faults.push({
      name: 'alert_below',
      message: translate(priceAlertTexts, texts, 'errorNotBelow', { price: formatMoney(size.price, currency) }),
    });
  }
  faults.push(...checked.faults.filter(({ name }) => name === 'alert_email'));
  if (alert_consent !== '1')
    faults.push({ name: 'alert_consent', message: issueText({ code: 'required_flag' }, texts) });
  return { faults, email: emailKey(checked.values.alert_email), size, below };
}

/** Whether two alerts for one size of one address tell of the same: from the same amount, of the prices of one country. */
export const isSameWish = (
  one: { below: Grosze | null; country: string | null },
  other: { below: Grosze | null; country: string | null },
): boolean => one.below === other.below && one.country === other.country;

/**
 * Whether a new price is told. Without a bound it must be a reduction by law: below the lowest price of the 30 days
 * before it (Dz.U. 2023 poz. 168, art. 4). With a bound it is told when the price comes down to it.
 */
export function isTold(
  alert: { below: Grosze | null; price: Grosze },
  now: Grosze,
  lowest: Grosze | undefined,
): boolean {
  if (now >= alert.price) return false;
  if (alert.below !== null) return now <= alert.below && alert.price > alert.below;
  return lowest !== undefined && now < lowest;
}
