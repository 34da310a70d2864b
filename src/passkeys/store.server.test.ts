import { areFound } from '../db/testing/plans.server.ts';
import { removeOld } from './store.server.ts';

areFound('what passkeys keep for a while', [['what is over', (db) => db.write((tx) => removeOld(tx, 1)), /_expiry/]]);
