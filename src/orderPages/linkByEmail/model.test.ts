import { expect, it } from 'vitest';
import { readOrderNumber } from '../../orders/model.ts';
import { checkFind, FIND_LONGEST } from './model.ts';

it('the number of an order is read as people copy it', () => {
  for (const typed of [
    '1001',
    ' nr 1001',
    'nr 1001.',
    'Zamówienie nr 1 001',
    '#1001',
    'nr.\u00A01\u00A0001 ',
    '１００１',
    '1001,',
    '„1001”',
    '(1001)',
    '\u200E1001\u200B',
    'Zamówienie nr 1001!',
  ])
    expect(readOrderNumber(typed)).toBe(1001);
  for (const typed of ['', 'x', '1001/2', '2026-1001', '1'.repeat(16)]) expect(readOrderNumber(typed)).toBeUndefined();
});

it('what is no number of an order is answered with what to type', () => {
  const told = (order_number: string) =>
    checkFind({ order_number, order_email: 'anna@example.pl' }, {}).faults.map(({ message }) => message);
  expect(told('1001.')).toEqual([]);
  expect(FIND_LONGEST.order_number).toBeGreaterThan('Numer mojego zamówienia: 1001'.length);
  expect(told('ABC/12/x')).toEqual(['Wpisz sam numer, na przykład 1001.']);
  expect(told(' ')).toEqual(['Proszę wypełnić to pole.']);
});
