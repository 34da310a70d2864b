import { createBaskets } from '../../basket/service.server.ts';
import { rules } from '../../basket/testing/rules.ts';
import { createCatalogue } from '../../catalogue/service.server.ts';
import { aDraft, aSizeDraft, importAll } from '../../catalogue/testing/drafts.server.ts';
import { stock } from '../../catalogue/testing/things.ts';
import { orderInput } from '../../checkout/testing/orderInput.server.ts';
import type { Db } from '../../db/database.ts';
import { plainOrders } from '../../server/testing/plainOrders.server.ts';
import { createSessions } from '../../session/service.server.ts';
import { openVisit } from '../../session/visit.server.ts';

export const BEGIN = Date.parse('2026-11-21T10:00:00Z');

/** So many people, each with an address of their own, who pay on delivery and get a thing every week. */
export async function someSubscribers(db: Db, many: number): Promise<void> {
  const sizes = [aSizeDraft({ stocks: [stock(1_000_000)], subscriptionPrice: 5000 })];
  const subscription = { periods: [7], only: false };
  await importAll(db, [aDraft('1', { preferredId: 1, subscription, sizes })], BEGIN);
  const clock = () => BEGIN;
  const baskets = createBaskets({ db, catalogue: createCatalogue(db), clock, rules: rules() });
  const { checkout } = plainOrders(db, clock, baskets);
  for (let n = 0; n < many; n += 1) {
    const visit = await openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, undefined);
    await baskets.add(visit, [{ product: 1, size: 'uniw', quantity: '1', subscription: true }]);
    const input = await orderInput(baskets, visit, 'on_delivery');
    const { addresses } = input.checked;
    const client = { ...addresses.client, email: `buyer${n}@example.pl` };
    const placed = await checkout.place(visit, {
      ...input,
      checked: { ...input.checked, addresses: { ...addresses, client } },
    });
    if (!placed.ok) throw new Error(placed.error.code);
  }
}
