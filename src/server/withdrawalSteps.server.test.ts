import { expect, it } from 'vitest';
import { orderInput } from '../checkout/testing/orderInput.server.ts';
import { orderPath } from '../orders/model.ts';
import { createSessions } from '../session/service.server.ts';
import { openVisit } from '../session/visit.server.ts';
import { testShop } from './testing/testShop.server.ts';

const { ask, shop } = testShop({ realPages: true });

async function placed() {
  const { db, clock, baskets, checkout } = shop();
  const visit = await openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, undefined);
  await baskets.add(visit, [{ product: 1001, size: 'uniw', quantity: '2' }]);
  const order = await checkout.place(visit, await orderInput(baskets, visit));
  if (!order.ok) throw new Error(order.error.code);
  return order.value;
}

const typed = {
  withdraw_name: 'Ala Kowalska',
  withdraw_email: 'ala.kowalska@example.pl',
  scope: 'some',
  quantity_0: '1',
};

it('no step of a withdrawal is answered with a page, and no address of one holds what was typed', async () => {
  const order = await placed();
  const at = orderPath(order, 'odstapienie');
  const send = async (more: Record<string, string>) => {
    const body = new URLSearchParams({ ...typed, withdraw_order: String(order.number), ...more });
    const answer = await ask(at, { method: 'POST', body });
    const to = new URL(answer.headers.get('Location') ?? '', 'http://shop');
    expect([answer.status, to.pathname]).toEqual([303, at.replace(/\?.*/, '')]);
    expect(decodeURIComponent(to.search)).not.toMatch(/ala|kowalska|@/i);
    return to.pathname + to.search;
  };
  const textOf = async (path: string) => (await (await ask(path)).text()).replaceAll('\u00a0', ' ');
  const attemptIn = (html: string) => /name="attempt" value="([\w-]+)"/.exec(html)?.[1] ?? '';

  const wrong = await textOf(await send({ step: '1', withdraw_email: 'ala@' }));
  expect(wrong).toContain('Popraw formularz');
  expect(wrong).toContain('value="ala@"');
  const attempt = attemptIn(wrong);
  const summary = await send({ step: '1', attempt });
  expect(await textOf(summary)).toContain('Ja, Ala Kowalska, odstępuję od umowy');
  expect(attemptIn(await textOf(summary))).toBe(attempt);
  const again = await textOf(await send({ step: '0', attempt }));
  expect(again).toContain('value="ala.kowalska@example.pl"');
  expect(again).not.toContain('Popraw formularz');

  const receipt = await send({ step: '2', attempt });
  expect(await textOf(receipt)).toContain('Odstąpienie przyjęte');
  expect(await textOf(summary)).toContain('Odstąpienie przyjęte');
  expect(await send({ step: '2', attempt })).toBe(receipt);
  expect(await shop().withdrawals.of(order)).toHaveLength(1);

  // A form that Back has brought is of another statement.
  const next = await textOf(await send({ step: '1', attempt }));
  expect(next).toContain('Sprawdź i potwierdź');
  expect(attemptIn(next)).not.toBe(attempt);
});

it('a withdrawal that is not taken says so at an address, with what was typed', async () => {
  const [order, other] = [await placed(), await placed()];
  const attempt = 'x'.repeat(24);
  const taken = [{ place: 0, quantity: 1 }];
  await shop().withdrawals.make(other, { attempt, name: 'Anna', email: other.email, taken });
  const body = new URLSearchParams({ ...typed, withdraw_order: String(order.number), attempt, step: '2' });
  const answer = await ask(orderPath(order, 'odstapienie'), { method: 'POST', body });
  expect(answer.status).toBe(303);
  const html = await (await ask(answer.headers.get('Location') ?? '')).text();
  expect(html).toContain('Ten formularz jest nieważny.');
  expect(html).toContain('value="Ala Kowalska"');
  expect(await shop().withdrawals.of(order)).toEqual([]);
});
