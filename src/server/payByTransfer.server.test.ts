import { expect, it } from 'vitest';
import { orderInput } from '../checkout/testing/orderInput.server.ts';
import { toDecimal } from '../kit/moneyText.ts';
import { orderPath } from '../orders/model.ts';
import { transferCode } from '../payments/transfer/code.ts';
import { drawCode } from '../payments/transfer/draw.server.ts';
import { createSessions } from '../session/service.server.ts';
import { openVisit } from '../session/visit.server.ts';
import { form, SHOP, testShop } from './testing/testShop.server.ts';

const ACCOUNT = '61109010140000071219812874';
const SHOP_FILE = `${SHOP['shop.yaml']}
delivery: [{ id: kurier, name: Kurier, cost: 15, working_days: 1, choose_day: 14 }]
payments: { transfer: { account: '${ACCOUNT}' } }
`;
const { ask, shop } = testShop({ files: { 'shop.yaml': SHOP_FILE }, realPages: true });

it('the page of an order promises its chosen day no more once its buyer pays by transfer', async () => {
  const { db, clock, baskets, checkout } = shop();
  const visit = await openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, undefined);
  await baskets.add(visit, [{ product: 1001, size: 'uniw', quantity: '1' }]);
  const told = 'Wybrany dzień dostawy: we wtorek, 1 grudnia.';
  const { checked, ...input } = await orderInput(baskets, visit, 'blik', { promise: told, arrival: told });
  const placed = await checkout.place(visit, { ...input, checked: { ...checked, day: '2026-12-01' } });
  if (!placed.ok) throw new Error(placed.error.code);
  const path = orderPath(placed.value);
  const shown = async () => {
    const html = (await (await ask(path)).text()).replaceAll('\u00a0', ' ');
    return /Wybrany dzień dostawy: [^<]*/.exec(html)?.[0];
  };
  expect(await shown()).toBe(told);
  const [address, key] = path.split('?');
  const chosen = await ask(`${address}/platnosc?${key}`, form({ do: 'transfer' }));
  expect(chosen.status).toBe(303);
  expect(await shown()).toBe('Wybrany dzień dostawy: we wtorek, 1 grudnia, o ile przelew dotrze wcześniej.');
});

it('the page of an order asks for what is left once a part came by transfer, in words and in the code', async () => {
  const { db, clock, baskets, checkout, orders } = shop();
  const visit = await openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, undefined);
  await baskets.add(visit, [{ product: 1001, size: 'uniw', quantity: '1' }]);
  const placed = await checkout.place(visit, await orderInput(baskets, visit, 'transfer'));
  if (!placed.ok) throw new Error(placed.error.code);
  const order = placed.value;
  await orders.transferCame(order, 500);
  const html = (await (await ask(orderPath(order))).text()).replaceAll('\u00a0', ' ');
  const facts = { account: ACCOUNT, recipient: 'Próba', title: `Zamówienie ${order.number}`, nip: '1234563218' };
  const code = (amount: number) => drawCode(transferCode({ ...facts, amount })).path;
  const rest = order.total - 500;
  const copied = [...html.matchAll(/data-copy="([^"]*)"/g)].map(([, value]) => value);
  expect(copied).toContain(toDecimal(rest).replace('.', ','));
  expect([html.includes(code(rest)), html.includes(code(order.total))]).toEqual([true, false]);
});
