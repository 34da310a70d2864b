import { expect, it } from 'vitest';
import type { KnownLine } from '../basket/view.ts';
import { agreementsOf } from './options.ts';
import { keptLines } from './rights.ts';

const line = (name: string, more: Partial<KnownLine> = {}) => ({
  ...{ id: name, product: 1, additional: '' },
  known: { name, type: 'item', chosen: [], files: [], ...more } as unknown as KnownLine,
});
const WORKSHOP = line('warsztat', { type: 'service', service: { label: 'Termin', day: '2026-12-05' } });
const PLAN = line('plan', { type: 'service' });
const namesOf = (lines: Parameters<typeof keptLines>[0]) => {
  const { all, notes } = keptLines(lines);
  return { all, notes: notes.map(([note, some]) => [note, some.map(({ known }) => known.name)]) };
};

it('a service of a fixed day is named beside the button as what cannot be withdrawn from', () => {
  expect(namesOf([line('kubek'), WORKSHOP])).toEqual({ all: false, notes: [['dateNote', ['warsztat']]] });
});

it('days to withdraw are told while one line has them; a sealed package has', () => {
  const custom = line('tabliczka', { chosen: [{ label: 'Napis', value: 'Ola' }] });
  const food = line('miód', { withdrawal: 'perishable' });
  expect(namesOf([WORKSHOP, custom, food]).all).toBe(true);
  expect(namesOf([WORKSHOP, line('krem', { withdrawal: 'sealed' })]).all).toBe(false);
  expect(namesOf([WORKSHOP, PLAN]).all).toBe(false);
  expect(namesOf([]).all).toBe(false);
});

it('a service is agreed to begin early where that ends the right to withdraw, not on its own fixed day', () => {
  expect(agreementsOf({ lines: [WORKSHOP] })).toEqual({ virtual: false, service: false });
  expect(agreementsOf({ lines: [WORKSHOP, PLAN] })).toEqual({ virtual: false, service: true });
  expect(agreementsOf({ lines: [line('plik', { type: 'virtual' })] })).toEqual({ virtual: true, service: false });
});
