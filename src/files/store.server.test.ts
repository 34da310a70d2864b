import { areFound } from '../db/testing/plans.server.ts';
import { heldBytes, waiting } from './store.server.ts';

areFound('files', [
  ['those that wait for a form', (db) => waiting(db.read), /uploads_waiting/],
  ['those that have an end', (db) => heldBytes(db.read), /uploads_held/],
]);
