import { expect, it } from 'vitest';
import { DatabaseError, isStoreTrouble } from './error.ts';

const sqlite = (errcode: number) => Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode });
const coded = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  new DatabaseError('locked', 'Locked'),
  coded('ECONNREFUSED'),
  coded('57P01'),
  coded('08006'),
  coded('53300'),
  // No entry, and a database that lets nobody in.
  Object.assign(coded('28P01'), { severity: 'FATAL' }),
  Object.assign(coded('55000'), { severity: 'FATAL' }),
  new Error('Connection terminated unexpectedly'),
  new Error('database is not open'),
  // IOERR_SHORT_READ, NOTADB
  sqlite(522),
  sqlite(26),
])('a store that fails may answer again: %s', (error) => {
  expect(isStoreTrouble(error)).toBe(true);
});

it.each([
  coded('23505'),
  coded('42703'),
  sqlite(2067),
  coded('ERR_INVALID_ARG_TYPE'),
  new TypeError('x is not a function'),
  'x',
])('a mistake of the program is no failure of the store: %s', (error) => {
  expect(isStoreTrouble(error)).toBe(false);
});
