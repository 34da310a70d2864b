import type { Fault } from '../forms/engine/model.ts';
import { readForm } from '../forms/formData.ts';
import { issueText } from '../forms/messages.ts';
import { checkEmail, type EmailReader } from '../forms/rules/email.ts';
import { checkIban, type IbanOfCountry } from '../forms/rules/iban.ts';
import { LONGEST } from '../forms/rules/lengths.ts';
import { lengthOf } from '../forms/rules/tidy.ts';
import { bareQuantity } from '../kit/bareQuantity.ts';
import { formatQuantity, parseQuantity } from '../kit/quantity.ts';
import { lineName, type Order, type OrderLine, readOrderNumber } from '../orders/model.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { type LinePieces, leftOf, mayTake, openLines, stepOf } from './model.ts';
import { withdrawTexts } from './texts.ts';

/** Longest values, characters. */
export const WITHDRAW_LONGEST = { name: 100, order: 80, email: LONGEST.email, account: LONGEST.iban } as const;

export interface WithdrawValues {
  name: string;
  order: string;
  email: string;
  account: string;
  scope: 'all' | 'some';
  /** Quantities as typed, by place of the line. */
  quantities: Readonly<Record<number, string>>;
}

/** Id of what says why the form was not taken. */
export const WITHDRAW_TOLD = 'dlaczego';

/** The field of the account that money goes back to. */
export const ACCOUNT_FIELD = 'withdraw_account';

export const quantityField = (place: number): string => `quantity_${place}`;

/** What stands in the form at first. */
export function firstValues({ data: { buyer }, email, number }: Order): WithdrawValues {
  const { firstname = '', lastname = '' } = buyer.client;
  return {
    name: `${firstname} ${lastname}`.trim(),
    order: String(number),
    email,
    account: '',
    scope: 'all',
    quantities: {},
  };
}

export function readWithdraw(form: FormData, order: Order): WithdrawValues {
  const text = (name: string, most: number) => readForm(form, { [name]: most })[name] ?? '';
  return {
    name: text('withdraw_name', WITHDRAW_LONGEST.name),
    order: text('withdraw_order', WITHDRAW_LONGEST.order),
    email: text('withdraw_email', WITHDRAW_LONGEST.email),
    account: text(ACCOUNT_FIELD, WITHDRAW_LONGEST.account),
    scope: form.get('scope') === 'some' ? 'some' : 'all',
    quantities: Object.fromEntries(openLines(order).map(({ place }) => [place, text(quantityField(place), 20)])),
  };
}

export interface CheckedWithdraw {
  name: string;
  email: string;
  account?: string;
  taken: LinePieces[];
}

/** What is wrong with the form, in its order, or what is stated by it. */
export function checkWithdraw(
  values: WithdrawValues,
  order: Order,
  texts: TextOverrides,
  checks: { email?: EmailReader; iban?: IbanOfCountry } = {},
): { faults: Fault[]; checked?: CheckedWithdraw } {
  const faults: Fault[] = [];
  const fault = (name: string, message: string) => void faults.push({ name, message });
  const name = values.name.normalize('NFC').replace(/\s+/g, ' ').trim();
  const most = WITHDRAW_LONGEST.name;
  if (name === '') fault('withdraw_name', translate(withdrawTexts, texts, 'nameMissing'));
  else if (lengthOf(name) > most) fault('withdraw_name', translate(withdrawTexts, texts, 'nameLong', { n: most }));
  if (readOrderNumber(values.order) !== order.number) {
    fault('withdraw_order', translate(withdrawTexts, texts, 'orderWrong', { number: String(order.number) }));
  }
  const email = checkEmail(values.email.trim(), checks.email);
  if (!email.ok) fault('withdraw_email', translate(withdrawTexts, texts, 'emailWrong'));
  const account = values.account.trim() === '' ? undefined : checkIban(values.account, checks.iban);
  if (account?.ok === false) fault(ACCOUNT_FIELD, issueText(account.error, texts));
  const taken = takenOf(values, order, texts, fault);
  if (faults.length > 0 || !email.ok) return { faults };
  const iban = account?.ok ? { account: account.value } : {};
  return { faults, checked: { name, email: email.value, taken, ...iban } };
}

function takenOf(
  { scope, quantities }: WithdrawValues,
  order: Order,
  texts: TextOverrides,
  fault: (name: string, message: string) => void,
): LinePieces[] {
  const lines = openLines(order);
  if (scope === 'all') return lines.map((line) => ({ place: line.place, quantity: leftOf(line) }));
  let wrong = false;
  const taken = lines.flatMap((line) => {
    const { place, precision } = line;
    const typed = (quantities[place] ?? '').trim();
    const quantity = typed === '' ? 0 : parseQuantity(bareQuantity(typed), precision);
    if (quantity === 0) return [];
    if (quantity !== undefined && mayTake(order, { place, quantity })) return [{ place, quantity }];
    wrong = true;
    fault(quantityField(place), wrongQuantity(line, texts));
    return [];
  });
  if (!wrong && taken.length === 0) fault('scope', translate(withdrawTexts, texts, 'nothingChosen'));
  return taken;
}

/** A number within the bounds may be none of the steps that a thing is sold by. */
function wrongQuantity(line: OrderLine, texts: TextOverrides): string {
  const { precision } = line;
  const most = formatQuantity(leftOf(line), precision);
  const step = stepOf(line);
  const facts = { name: lineName(line), most };
  if (step > 1)
    return translate(withdrawTexts, texts, 'quantityStep', { ...facts, step: formatQuantity(step, precision) });
  return translate(withdrawTexts, texts, precision === 0 ? 'quantityWhole' : 'quantityWrong', facts);
}
