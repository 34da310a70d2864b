import { readEmail } from '../../forms/rules/email.server.ts';
import { ibanOfCountry } from '../../forms/rules/iban.server.ts';
import type { Order } from '../../orders/model.ts';
import type { TextOverrides } from '../../ui/text.ts';
import { drawnWay } from '../../withdrawals/drawnWay.server.ts';
import {
  checkWithdraw,
  firstValues,
  readWithdraw,
  WITHDRAW_TOLD,
  type WithdrawValues,
} from '../../withdrawals/form.ts';
import { isRefusal, type WithdrawError, withdrawStop } from '../../withdrawals/model.ts';
import { doneView, formView, summaryView } from '../../withdrawals/view.ts';
import type { WithdrawView } from '../../withdrawals/WithdrawPage.tsx';
import { type PageOutcome, redirect } from '../outcomes.ts';
import type { ShopServices } from '../services.ts';
import type { OpenedOrder } from './loadOrder.server.ts';

/** Says in an address which statement was taken. */
const TAKEN = 'przyjete';
/** Says which is being written; what was typed is kept by the shop, and stands in no address. */
const DRAFT = 'szkic';
/** Mark of an address that shows the form once more, not what would be stated. */
const FORM = 'zmiana';
/** Why it was not taken. */
const REFUSED = 'odmowa';

interface Shown {
  view: WithdrawView;
  stop?: WithdrawError | undefined;
}

const check = (values: WithdrawValues, order: Order, texts: TextOverrides) =>
  checkWithdraw(values, order, texts, { email: readEmail, iban: ibanOfCountry });

/**
 * Data of the withdrawal page: each step has an address of its own, so that Back and Reload open it. A step whose statement was
 * made is its receipt.
 */
export async function withdrawView(shop: ShopServices, open: OpenedOrder, query: URLSearchParams) {
  const { order, path } = open;
  const { company } = shop.shop;
  const page = {
    email: company.email,
    at: path('odstapienie'),
    orderHref: path(),
  };
  const draft = query.get(DRAFT) ?? undefined;
  const sought = query.get(TAKEN) ?? draft;
  const made = sought === undefined ? undefined : (await shop.withdrawals.of(order)).find(({ id }) => id === sought);
  if (made) {
    const seller = `${company.name}, ${company.street}, ${company.postcode} ${company.city}`;
    const way = drawnWay(order, made, shop.shop);
    return { page, view: doneView(order, made, { seller, way }, shop.texts) satisfies WithdrawView, stop: undefined };
  }
  return { page, ...(await stepView(shop, order, draft, query)) };
}

/** The form or the summary of it, unless something stands against withdrawing at all. */
async function stepView(
  { withdrawals, texts }: ShopServices,
  order: Order,
  draft: string | undefined,
  query: URLSearchParams,
): Promise<Shown> {
  const stop = withdrawStop(order, await withdrawals.term(order));
  if (stop) return { view: { kind: 'stopped' }, stop };
  const refusal = query.get(REFUSED);
  const refused = isRefusal(refusal) ? { stop: refusal } : {};
  const values = draft === undefined ? undefined : await withdrawals.drafts.find(order, draft);
  if (draft === undefined || !values) {
    return { view: formView(order, { values: firstValues(order), faults: [], texts }), ...refused };
  }
  const { faults, checked } = check(values, order, texts);
  if (!checked || query.has(FORM))
    return { view: formView(order, { values, faults, texts, attempt: draft }), ...refused };
  const due = await withdrawals.due(order, checked.taken);
  return { view: summaryView(order, { checked, due, values, attempt: draft }, texts) };
}

/**
 * Where a step leads: step 0 to the form again, 1 to what would be stated, 2 states it. No step is answered with a page, which Back
 * could not open.
 */
export async function withdrawAction(shop: ShopServices, open: OpenedOrder, form: FormData): Promise<PageOutcome> {
  const { order, path } = open;
  const { withdrawals, texts } = shop;
  const step = form.get('step');
  const values = readWithdraw(form, order);
  const given = form.get('attempt');
  const attempt = typeof given === 'string' ? given : undefined;
  const to = (query?: string) => redirect(path('odstapienie', query));
  // Why it was not taken stands below the lead: on a telephone below the window.
  const back = (query: string) => redirect(`${path('odstapienie', query)}#${WITHDRAW_TOLD}`);
  const states = step === '2' && attempt !== undefined;
  // Sent twice: the second time the order may hold nothing that could be checked any more.
  if (states && (await withdrawals.of(order)).some(({ id }) => id === attempt)) return to(`${TAKEN}=${attempt}`);
  if (withdrawStop(order, await withdrawals.term(order))) return to();
  const { checked } = check(values, order, texts);
  const made = states && checked ? await withdrawals.make(order, { ...checked, attempt }) : undefined;
  if (made?.ok) return to(`${TAKEN}=${attempt}`);
  const draft = await withdrawals.drafts.keep(order, attempt, values);
  if (made) return back(`${DRAFT}=${draft}&${FORM}=1&${REFUSED}=${made.error}`);
  if (!checked) return back(`${DRAFT}=${draft}&${FORM}=1`);
  return to(`${DRAFT}=${draft}${step === '0' ? `&${FORM}=1` : ''}`);
}
