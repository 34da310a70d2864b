import { areFound } from '../../db/testing/plans.server.ts';
import { listed, placedBetween } from './orders.server.ts';

areFound('orders', [
  [
    'those of a state, the newest first',
    (db) => listed(db.read, { status: 'done', from: 1, to: 2, most: 5 }),
    /orders_state/,
  ],
  [
    'those of a time, in the order of numbers',
    (db) => placedBetween(db.read, { after: 1, from: 1, to: 2, most: 5 }),
    /number|orders_sold/,
  ],
]);
