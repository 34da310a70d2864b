import { ADDRESS } from '../../orders/testing/address.ts';
import type { Subscription } from '../model.ts';

/** A subscription for tests: begun on 21 November 2026, every 30 days. */
export const aSubscription = (more: Partial<Subscription> = {}): Subscription => ({
  id: 's1',
  first: { id: 'an-order', number: 1001, accessKey: 'klucz-do-zamowienia-1234' },
  state: 'active',
  ...{ days: 30, made: 1, least: 1, next: '2026-12-21', look: '2026-12-18', turn: 0, createdAt: 0, changedAt: 0 },
  data: {
    email: ADDRESS.email,
    buyer: { type: 'private', client: ADDRESS },
    ...{ asConsumer: false, remarks: '', consents: [], payment: 'transfer', things: [] },
  },
  ...more,
});
