import { expect, it } from 'vitest';
import { orderInput } from '../checkout/testing/orderInput.server.ts';
import { orderPath } from '../orders/model.ts';
import { createSessions } from '../session/service.server.ts';
import { openVisit } from '../session/visit.server.ts';
import { add, browser } from './testing/basket.server.ts';
import { testShop } from './testing/testShop.server.ts';

const { ask, shop } = testShop({ shopDir: 'shop', realPages: true });

/** One address of every kind of page, whatever stands around it. */
const PAGES = [
  ...['/', '/kategoria/stol', '/kategoria/kubki-i-filizanki', '/nowosci', '/promocje', '/szukaj?text=kubek'],
  ...['/produkt/kubek-codzienny-kobalt-1001', '/produkt/kubek-codzienny-kobalt-1001/opinie', '/producent/glinianka'],
  ...['/produkt/kubki-z-twoim-znakiem-1006/pytanie', '/produkt/kubki-z-twoim-znakiem-1006/wycena', '/seria/codzienna'],
  ...['/produkt/kubek-codzienny-kobalt-1001/cena', '/produkt/kubek-codzienny-kobalt-1001/opinia', '/strona/regulamin'],
  ...['/strona/polityka-prywatnosci', '/kontakt', '/newsletter', '/koszyk', '/zamowienie', '/zamowienie/znajdz'],
  ...[
    '/zamowienie/znajdz/odstapienie',
    '/listy',
    '/porownanie?ids=1001,1002',
    '/wycofania',
    '/sklepy',
    '/kraj-dostawy',
  ],
  ...['/logowanie', '/rejestracja', '/odzyskiwanie-hasla', '/czegos-takiego-nie-ma'],
];

const leadsOut = (html: string): boolean =>
  /<a [^>]*href="\/zamowienie\/znajdz\/odstapienie"[^>]*>Odst\u0105p od\s?umowy tutaj/.test(
    html.replaceAll('\u00a0', ' '),
  );

it('a consumer withdraws from any page, without signing in and without a search (Directive 2011/83/EU, art. 11a)', async () => {
  const visit = browser(ask);
  await visit('/basketchange.php', add({ product: '1023', number: '1' }));
  const missing: string[] = [];
  for (const path of PAGES) {
    const answer = await visit(path);
    expect([path, answer.status]).toEqual([path, path === '/czegos-takiego-nie-ma' ? 404 : 200]);
    if (!leadsOut(await answer.text())) missing.push(path);
  }
  expect(missing).toEqual([]);
});

it('a consumer withdraws also from the pages of an order', async () => {
  const { db, clock, baskets, checkout, orders } = shop();
  const visit = await openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, undefined);
  await baskets.add(visit, [{ product: 1023, size: 'uniw', quantity: '1' }]);
  const placed = await checkout.place(visit, await orderInput(baskets, visit));
  if (!placed.ok) throw new Error(placed.error.code);
  for (const part of [undefined, 'odstapienie'] as const) {
    expect(leadsOut(await (await ask(orderPath(placed.value, part))).text())).toBe(true);
  }
  await orders.transferCame(placed.value);
  expect(await (await ask(orderPath(placed.value))).text()).toContain(
    `href="${orderPath(placed.value, 'odstapienie').replaceAll('&', '&amp;')}"`,
  );
});
