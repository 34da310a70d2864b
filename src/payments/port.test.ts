import fc from 'fast-check';
import { expect, it } from 'vitest';
import { laterStatus, type PaymentStatus } from './port.ts';

const STATUSES: PaymentStatus[] = ['new', 'pending', 'waiting', 'cancelled', 'rejected', 'completed'];
const statuses = fc.constantFrom(...STATUSES);

it('the state of a payment comes to the same whatever the order of notices, and however often each comes', () => {
  fc.assert(
    fc.property(fc.array(statuses, { minLength: 1 }), fc.nat(), (told, seed) => {
      const shuffled = told.map((_, i) => told[(i + seed) % told.length] ?? 'new');
      const end = (list: PaymentStatus[]) => list.reduce(laterStatus, 'new');
      expect(end(shuffled)).toBe(end(told));
      expect(end([...told, ...told])).toBe(end(told));
    }),
  );
});

it('the state of a payment never forgets that something was paid', () => {
  for (const told of STATUSES) expect(laterStatus('completed', told)).toBe('completed');
  for (const known of STATUSES) expect(laterStatus(known, 'completed')).toBe('completed');
});

it('the state of a payment does not bring back to life what is over', () => {
  expect(laterStatus('cancelled', 'pending')).toBe('cancelled');
  expect(laterStatus('rejected', 'waiting')).toBe('rejected');
  expect(laterStatus('waiting', 'pending')).toBe('waiting');
  // The reason is known only once the state is asked for.
  expect(laterStatus('cancelled', 'rejected')).toBe('rejected');
  expect(laterStatus('rejected', 'cancelled')).toBe('rejected');
});
