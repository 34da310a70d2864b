import type { Baskets } from '../../basket/service.server.ts';
import { createPoints } from '../../customers/points/service.server.ts';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../kit/clock.ts';
import { PAYMENT_TERMS } from '../../orders/testing/paymentTerms.ts';
import { joinHooks } from '../../orders/transitions/hooks.ts';
import { type JoinOptions, joinOrders, type OrderServices } from '../open/joinOrders.ts';

/** Orders that nobody hears of but who is named. */
export const plainOrders = (db: Db, clock: Clock, baskets: Baskets, more: Partial<JoinOptions> = {}): OrderServices =>
  joinOrders({
    ...{ db, clock, baskets, points: createPoints(db, clock), payments: PAYMENT_TERMS, hooks: joinHooks([]) },
    ...more,
  });
