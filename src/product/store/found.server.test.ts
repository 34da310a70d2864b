import { areFound } from '../../db/testing/plans.server.ts';
import { removeOld as removeOldAlerts } from './priceAlerts.server.ts';
import { awaited, removeOld as removeOldRequests, waitingAfter } from './stockRequests.server.ts';

const MANY = Array.from({ length: 60 }, (_, n) => n + 1);

areFound('requests of shoppers', [
  ['products that are waited for', (db) => db.write((tx) => awaited(tx, MANY)), /product_id ?=/],
  ['who waits for products', (db) => waitingAfter(db.read, MANY, { consented_at: 1, id: 'a' }, 5), /product_id ?=/],
  ['those that are over', (db) => db.write((tx) => removeOldRequests(tx, 1, 2)), /stock_requests_a/],
  ['price alerts that are over', (db) => db.write((tx) => removeOldAlerts(tx, 1, 2)), /price_alerts_(?:un|age)/],
]);
