import { areFound } from '../../db/testing/plans.server.ts';
import { removeUnconfirmed } from './store.server.ts';

areFound('readers', [
  ['those who never confirmed', (db) => db.write((tx) => removeUnconfirmed(tx, 1)), /newsletter_unconfirmed/],
]);
