import { expect, it } from 'vitest';
import { describeFields } from './describeFields.ts';

const labels = { name: 'Imię', day: 'Dzień' };

it('a form gives each field its name, its words, its length and what came back', () => {
  const { field } = describeFields({ labels, longest: { name: 80 }, values: { day: '2026-11-27' } });
  expect(field('name')).toEqual({ id: 'name', name: 'name', label: 'Imię', maxLength: 80, defaultValue: undefined });
  expect(field('day')).toEqual({ id: 'day', name: 'day', label: 'Dzień', defaultValue: '2026-11-27' });
});

it('a form tells its summary where each field is, under ids of their own as well', () => {
  const ids = { name: 'ask_name', day: 'ask_day' };
  const described = describeFields({ labels, longest: {}, values: undefined, ids });
  expect(described.labels).toEqual({ name: { label: 'Imię', id: 'ask_name' }, day: { label: 'Dzień', id: 'ask_day' } });
  expect(described.field('day').id).toBe('ask_day');
});
