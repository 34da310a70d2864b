import { areFound } from '../db/testing/plans.server.ts';
import { opinionsIn, recentOf, votedFor } from './store.server.ts';

areFound('opinions', [
  [
    'votes of a visitor',
    (db) => votedFor(db.read, [{ opinion: 'o1', voters: ['a', 'b'] }]),
    /opinion_id ?=.*voter ?=/s,
  ],
  ['the newest of all products', (db) => recentOf(db.read, { from: 0, most: 5, oldestFirst: false }), /opinions_state/],
  ['those that wait', (db) => opinionsIn(db.read, 'waiting'), /opinions_state/],
]);
