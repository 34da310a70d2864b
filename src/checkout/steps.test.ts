import { describe, expect, it } from 'vitest';
import { doneSteps, namedMissing, stepOf } from './steps.ts';

describe('the steps of an order', () => {
  it('hold its fields, an address the first of them', () => {
    expect(['client_city', 'invoice_nip', 'pickup_point', 'payform_id', 'terms_agree'].map(stepOf)).toEqual([
      'stepAddress',
      'stepAddress',
      'stepDelivery',
      'stepPayment',
      'stepConsents',
    ]);
  });

  it('are done where nothing is missing and nothing wrong', () => {
    expect([...doneSteps(['terms_agree'], ['client_phone'])]).toEqual(['stepDelivery', 'stepPayment']);
    expect(doneSteps([], []).size).toBe(4);
  });

  it('name what is missing while that can be read', () => {
    const label = (field: string) => (field.startsWith('order_') ? 'Zgody' : field);
    expect(namedMissing(['client_phone', 'order_virtual', 'order_service'], label)).toEqual(['client_phone', 'Zgody']);
    expect(namedMissing(['a', 'b', 'c', 'd'], label)).toBeUndefined();
  });
});
