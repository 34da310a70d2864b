import { expect, it } from 'vitest';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { DAY } from '../kit/clock.ts';
import { isoDate } from '../kit/dates.ts';
import type { NewEmail } from '../mail/model.ts';
import { TERMS } from '../orders/testing/richOrder.ts';
import { orderShop } from '../server/testing/orderShop.server.ts';
import { spoken } from '../server/testing/spokenTerms.ts';
import type { Recall } from './model.ts';
import { tellBuyers } from './service.server.ts';

const recall: Recall = {
  ...{ id: 'kubek-1', published: '2026-11-20', name: 'Kubek, partia 7', brand: 'Piecownia', products: [1] },
  ...{ hazard: 'Ucho może pęknąć.', action: 'Przestań go używać.', remedies: ['replacement', 'refund'] },
};

eachDatabase('a recall', (open) => {
  const shop = orderShop(open);

  it('is told to the buyer of each order that it concerns, once', async () => {
    const paid = await shop.placed(await shop.shopper());
    const waiting = await shop.placed(await shop.shopper());
    await shop.orders.transferCame(paid);
    const products = paid.lines.map(({ product }) => product);
    const sent: NewEmail[] = [];
    const tell = (more: Partial<Recall> = {}) =>
      tellBuyers(
        { ...recall, products, ...more },
        { orders: shop.orders, emails: TERMS, mailbox: { enqueue: async (_, email) => String(sent.push(email)) } },
      );
    expect(await tell()).toEqual({ told: 1, before: 0 });
    expect(sent.map(({ recipient }) => recipient)).toEqual([paid.email]);
    expect(sent[0]?.text.replaceAll('\u00a0', ' ')).toContain(`w zamówieniu nr ${paid.number} jest produkt`);
    expect(sent[0]?.text).toMatch(/Marka:? Piecownia/);
    expect(await tell()).toEqual({ told: 0, before: 1 });

    await shop.orders.transferCame(waiting);
    expect(await tell()).toEqual({ told: 1, before: 1 });
    expect(await tell({ id: 'kubek-2' })).toEqual({ told: 2, before: 0 });
    expect(await tell({ id: 'kubek-3', products: [987_654] })).toEqual({ told: 0, before: 0 });
    const kinds = (await shop.orders.history(paid)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'recalled')).toHaveLength(2);
  });

  it('is told in the language that an order was placed in', async () => {
    const order = await shop.placed(await shop.shopper());
    const sent: NewEmail[] = [];
    const english = { ...order, status: 'done' as const, data: { ...order.data, language: 'en' as const } };
    const orders = {
      walk: async function* () {
        yield english;
      },
      recalled: shop.orders.recalled,
    };
    const products = order.lines.map(({ product }) => product);
    await tellBuyers(
      { ...recall, products },
      { orders, emails: spoken(TERMS), mailbox: { enqueue: async (_, email) => String(sent.push(email)) } },
    );
    expect(sent[0]?.subject).toBe('Product safety recall: Kubek, partia 7');
    expect(sent[0]?.text).toContain(`order no. ${order.number} contains a product that must not be used any more`);
    expect(sent[0]?.text).toMatch(/\/en\/wycofania#kubek-1\n/);
  });

  it('concerns the days on which it was sold, both included', async () => {
    const order = await shop.placed(await shop.shopper());
    await shop.orders.transferCame(order);
    const products = order.lines.map(({ product }) => product);
    const tell = (id: string, from: number, to: number) =>
      tellBuyers(
        { ...recall, id, products, sold: { from: isoDate(from), to: isoDate(to) } },
        { orders: shop.orders, emails: TERMS, mailbox: { enqueue: async () => '' } },
      );
    const day = order.placedAt;
    expect(await tell('this-day', day, day)).toEqual({ told: 1, before: 0 });
    expect(await tell('before', day - 9 * DAY, day - DAY)).toEqual({ told: 0, before: 0 });
    expect(await tell('after', day + DAY, day + 9 * DAY)).toEqual({ told: 0, before: 0 });
  });
});
