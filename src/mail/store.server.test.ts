import { areFound } from '../db/testing/plans.server.ts';
import { removeDone } from './store.server.ts';

areFound('e-mails', [
  ['those that went or failed long ago', (db) => db.write((tx) => removeDone(tx, 1)), /mails_(?:sent|failed)/],
]);
