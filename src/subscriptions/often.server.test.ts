import { beforeEach, expect, it } from 'vitest';
import { createLimiter } from '../customers/service/attempts.server.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { subscribedShop } from './testing/subscribedShop.server.ts';

eachDatabase('a subscription that is changed again and again', (open) => {
  const world = subscribedShop(open, () => ({ limiter: createLimiter(world.shop.db, () => world.shop.now) }));

  beforeEach(() => world.offers());

  it('waits after ten changes, each of which is told by e-mail, and can be ended all the while', async () => {
    const { subscription } = await world.subscribed();
    const asks = (what: 'pause' | 'resume' | 'cancel') => world.shop.subscriptions.change(subscription, { do: what });
    for (let n = 0; n < 10; n++) expect(await asks(n % 2 ? 'resume' : 'pause')).toMatchObject({ id: subscription.id });
    const told = world.news.length;
    expect(await asks('pause')).toBe('often');
    expect(world.news).toHaveLength(told);
    expect(await asks('cancel')).toMatchObject({ state: 'cancelled' });
  });
});
