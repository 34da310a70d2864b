import { randomBytes } from 'node:crypto';
import { readEmail } from '../../forms/rules/email.server.ts';
import { ibanOfCountry } from '../../forms/rules/iban.server.ts';
import { drawnWay } from '../../withdrawals/drawnWay.server.ts';
import { checkWithdraw, firstValues, readWithdraw, type WithdrawValues } from '../../withdrawals/form.ts';
import type { WithdrawError } from '../../withdrawals/model.ts';
import { withdrawStop } from '../../withdrawals/model.ts';
import { doneView, formView, summaryView } from '../../withdrawals/view.ts';
import type { WithdrawView } from '../../withdrawals/WithdrawPage.tsx';
import { redirect } from '../outcomes.ts';
import type { ShopServices } from '../services.ts';
import type { OpenedOrder } from './loadOrder.server.ts';

/** Says in an address which statement was taken. */
const TAKEN = 'przyjete';

interface Shown {
  view: WithdrawView;
  stop?: WithdrawError | undefined;
}

/** Data of the withdrawal page with the statement: as it was answered, or as the address says. */
export async function withdrawView(shop: ShopServices, open: OpenedOrder, query: URLSearchParams) {
  const { order, path } = open;
  const { company } = shop.shop;
  const page = {
    email: company.email,
    at: path('odstapienie'),
    orderHref: path(),
  };
  const taken = query.get(TAKEN);
  const made = taken === null ? undefined : (await shop.withdrawals.of(order)).find(({ id }) => id === taken);
  if (made) {
    const seller = `${company.name}, ${company.street}, ${company.postcode} ${company.city}`;
    const way = drawnWay(order, made, shop.shop);
    return { page, view: doneView(order, made, { seller, way }, shop.texts) satisfies WithdrawView, stop: undefined };
  }
  return { page, ...(await shown(shop, open, firstValues(order))) };
}

/** The form, unless something stands against withdrawing at all. */
async function shown(
  { withdrawals, texts }: ShopServices,
  { order }: OpenedOrder,
  values: WithdrawValues,
): Promise<Shown> {
  const stop = withdrawStop(order, await withdrawals.term(order));
  if (stop) return { view: { kind: 'stopped' }, stop };
  return { view: formView(order, { values, faults: [], texts }) };
}

/** Step 0 shows the form again, 1 what would be stated, 2 states it. */
export async function withdrawAction(shop: ShopServices, open: OpenedOrder, form: FormData): Promise<Shown> {
  const { order, path } = open;
  const { withdrawals, texts } = shop;
  const step = form.get('step');
  const values = readWithdraw(form, order);
  const attempt = form.get('attempt');
  if (step === '2' && typeof attempt === 'string') {
    // Sent twice: the second time the order may hold nothing that could be checked any more.
    const before = (await withdrawals.of(order)).find(({ id }) => id === attempt);
    if (before) throw redirect(path('odstapienie', `${TAKEN}=${attempt}`));
  }
  const start = await shown(shop, open, values);
  if (start.stop || step === '0') return start;
  const { faults, checked } = checkWithdraw(values, order, texts, { email: readEmail, iban: ibanOfCountry });
  if (!checked) return { view: formView(order, { values, faults, texts }) };
  if (step !== '2' || typeof attempt !== 'string') {
    const due = await withdrawals.due(order, checked.taken);
    const fresh = randomBytes(18).toString('base64url');
    return { view: summaryView(order, { checked, due, values, attempt: fresh }, texts) };
  }
  const made = await withdrawals.make(order, { ...checked, attempt });
  if (made.ok) throw redirect(path('odstapienie', `${TAKEN}=${attempt}`));
  return { ...start, stop: made.error };
}
