import { areFound } from '../db/testing/plans.server.ts';
import { forgetCodes } from './store.server.ts';

areFound('gift cards', [
  ['those with a number that is to be forgotten', (db) => db.write((tx) => forgetCodes(tx, 1)), /gift_cards_codes/],
]);
