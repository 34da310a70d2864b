import type { DayRules } from '../calendar/rules.ts';
import { goesTo } from '../delivery/methods.ts';
import {
  type AddressFormTerms,
  type AddressFormValues,
  type CheckedAddresses,
  checkAddressForm,
  readAddressForm,
} from '../forms/address/model.ts';
import { fieldName } from '../forms/addressFields.ts';
import type { Fault } from '../forms/engine/model.ts';
import { readForm } from '../forms/formData.ts';
import type { Checks } from '../forms/rules/checks.ts';
import { lengthOf } from '../forms/rules/tidy.ts';
import { PAYMENTS, type PaymentMethod } from '../orders/model.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { chosenDay, DAY_FIELD } from './deliveryDay.ts';
import { destinationOf } from './destination.ts';
import { type Agreements, orderedWay, type WayOption } from './options.ts';
import { checkoutTexts } from './texts.ts';

/** Characters of the words to the shop. */
export const LONGEST_REMARKS = 1000;
export const LONGEST_POINT = 40;

/** The boxes of an order; each is empty at first. */
export const CONSENTS = ['terms_agree', 'order_virtual', 'order_service'] as const;
export type Consent = (typeof CONSENTS)[number];

/** What stands in the form of an order; everything in it may be made up. */
export interface CheckoutValues {
  address: AddressFormValues;
  /** A sole trader buys what his trade is not about. */
  notProfessional: boolean;
  shipping: string;
  point: string;
  /** Day of the delivery as it was typed. */
  day: string;
  payment: string;
  remarks: string;
  agreed: readonly Consent[];
}

/** Fields that the page adds to what the buyer types. */
export interface Attempt {
  /** Mark of the page that the order is sent from, the same however often that is. */
  attempt: string;
  /** What its reader was shown, see `shownMark`. */
  shown: string;
}

export const EMPTY_CHECKOUT: CheckoutValues = {
  address: { type: 'private', written: [], addresses: {} },
  notProfessional: false,
  shipping: '',
  point: '',
  day: '',
  payment: '',
  remarks: '',
  agreed: [],
};

const textIn = (form: FormData, name: string, most: number): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, most) : '';
};

export function readCheckout(form: FormData, terms: AddressFormTerms): CheckoutValues {
  return {
    address: readAddressForm(form, terms),
    notProfessional: form.get('not_professional') === '1',
    shipping: textIn(form, 'shipping', 100),
    point: textIn(form, 'pickup_point', LONGEST_POINT).trim(),
    day: textIn(form, DAY_FIELD, 40),
    payment: textIn(form, 'payform_id', 20),
    // Browsers send line ends as CRLF, which would be counted twice.
    remarks: readForm(form, { remarks: LONGEST_REMARKS }).remarks.replaceAll('\r\n', '\n'),
    agreed: CONSENTS.filter((name) => form.get(name) === '1'),
  };
}

export const readAttempt = (form: FormData): Attempt => ({
  attempt: textIn(form, 'attempt', 64),
  shown: textIn(form, 'shown', 100),
});

export interface CheckoutTerms {
  address: AddressFormTerms;
  /** Something in the basket is sent. */
  sent: boolean;
  /** Ways that carry the whole basket. */
  ways: readonly WayOption[];
  /** Whether a way ends at a point that must be chosen. */
  needsPoint(way: WayOption): boolean;
  knowsPoint(way: WayOption, point: string): boolean;
  /** Nothing can be paid on delivery at this point. */
  takesNoMoney(way: WayOption, point: string): boolean;
  /** Days that may be chosen for a way. */
  dayRules(way: WayOption): DayRules | undefined;
  payments(way: WayOption | undefined): readonly PaymentMethod[];
  asks: Agreements;
}

export interface CheckedCheckout {
  addresses: CheckedAddresses;
  way: WayOption | undefined;
  point?: string;
  /** Chosen day of the delivery, YYYY-MM-DD. */
  day?: string;
  payment: PaymentMethod;
}

type FaultText =
  | 'shippingMissing'
  | 'deliveryImpossible'
  | 'deliveryNotThere'
  | 'pointMissing'
  | 'pointUnknown'
  | 'paymentMissing'
  | 'onDeliveryNotThere'
  | 'onDeliveryNotHere'
  | 'pointTakesNoMoney'
  | 'remarksLong'
  | `${Consent}_missing`;

type Say = (key: FaultText) => string;
type Way = WayOption | undefined;

/** What is wrong with an order, in the order of its form, or what it is. */
export function checkCheckout(
  values: CheckoutValues,
  terms: CheckoutTerms,
  checks: Checks,
  texts: TextOverrides,
): { faults: Fault[]; checked?: CheckedCheckout } {
  const t: Say = (key) => translate(checkoutTexts, texts, key);
  const { faults: ofAddress, addresses } = checkAddressForm(values.address, terms.address, checks, texts);
  const ways = terms.ways.filter((way) => goesTo(way, destinationOf(values.address)));
  const way = orderedWay(ways, values, terms.payments);
  const ending = way && terms.needsPoint(way) ? way : undefined;
  const rules = way && terms.dayRules(way);
  const { day, fault } = rules ? chosenDay(values.day, rules, texts) : {};
  const payment = paymentOf(values, terms.payments(way));
  const faults = [
    ...ofAddress,
    ...(terms.sent && !way ? [wayFault(values, terms, ways, t)] : []),
    ...pointFaults(values, terms, ending, t),
    ...(fault === undefined ? [] : [{ name: DAY_FIELD, message: fault }]),
    ...paymentFaults(values, { way, payment }, t),
    ...(payment === 'on_delivery' ? moneyFaults(values, terms, ending, t) : []),
    ...(lengthOf(values.remarks) > LONGEST_REMARKS ? [{ name: 'remarks', message: t('remarksLong') }] : []),
    ...consentFaults(values, terms, t),
  ];
  if (faults.length > 0 || !payment) return { faults };
  const chosen = { ...(ending ? { point: values.point } : {}), ...(day === undefined ? {} : { day }) };
  return { faults, checked: { addresses, way, payment, ...chosen } };
}

/** Why there is no way, for things that are sent. */
function wayFault({ address }: CheckoutValues, terms: CheckoutTerms, ways: readonly WayOption[], t: Say): Fault {
  if (ways.length > 0) return { name: 'shipping', message: t('shippingMissing') };
  if (terms.ways.length === 0) return { name: 'shipping', message: t('deliveryImpossible') };
  // The country is in the way, of whichever address the parcel goes to.
  const part = address.written.includes('delivery') ? 'delivery' : 'client';
  return { name: fieldName(part, 'region'), message: t('deliveryNotThere') };
}

function pointFaults({ point }: CheckoutValues, { knowsPoint }: CheckoutTerms, ending: Way, t: Say): Fault[] {
  if (!ending || knowsPoint(ending, point)) return [];
  return [{ name: 'pickup_point', message: t(point === '' ? 'pointMissing' : 'pointUnknown') }];
}

/** The payment that was chosen, or the only one there is. */
function paymentOf({ payment }: CheckoutValues, offered: readonly PaymentMethod[]): PaymentMethod | undefined {
  if (offered.length === 1) return offered[0];
  return PAYMENTS.find((one) => one === payment && offered.includes(one));
}

function paymentFaults(
  values: CheckoutValues,
  { way, payment }: { way: Way; payment: PaymentMethod | undefined },
  t: Say,
): Fault[] {
  // It was chosen, and this way does not have it: no other payment is put in its place unasked.
  if (values.payment === 'on_delivery' && way?.prepaid === true && payment !== 'nothing')
    return [{ name: 'payform_id', message: t('onDeliveryNotThere') }];
  return payment ? [] : [{ name: 'payform_id', message: t('paymentMissing') }];
}

/** Nobody takes money at the point: another payment is chosen, or another point where there is no other payment. */
function moneyFaults({ point }: CheckoutValues, terms: CheckoutTerms, ending: Way, t: Say): Fault[] {
  if (!ending || !terms.takesNoMoney(ending, point)) return [];
  const advance = terms.ways.find(({ id, prepaid }) => id === ending.id && prepaid);
  return terms.payments(advance).length === 0
    ? [{ name: 'pickup_point', message: t('pointTakesNoMoney') }]
    : [{ name: 'payform_id', message: t('onDeliveryNotHere') }];
}

function consentFaults({ agreed }: CheckoutValues, { asks }: CheckoutTerms, t: Say): Fault[] {
  const needs = { terms_agree: true, order_virtual: asks.virtual, order_service: asks.service };
  return CONSENTS.filter((name) => needs[name] && !agreed.includes(name)).map((name) => ({
    name,
    message: t(`${name}_missing`),
  }));
}
