import { areFound } from '../../db/testing/plans.server.ts';
import { removeOldLinks } from './links.server.ts';

areFound('links of customers', [
  ['those whose time is over', (db) => db.write((tx) => removeOldLinks(tx, 1)), /customer_links_expiry/],
]);
