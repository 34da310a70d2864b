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
    expect([...doneSteps(['terms_agree', 'client_phone'])]).toEqual(['stepDelivery', 'stepPayment']);
    expect(doneSteps([]).size).toBe(4);
  });

  it('name all that is missing or wrong, in the order of the form', () => {
    const labels = Object.fromEntries(
      ['name', 'street', 'city', 'phone', 'shipping', 'pickup_point'].map((name) => [name, { label: name }]),
    );
    const consents = { order_virtual: { label: 'Zgody' }, order_service: { label: 'Zgody' } };
    const missing = ['order_virtual', 'order_service', 'phone', 'street', 'name', 'pickup_point'];
    expect(namedMissing(missing, { ...labels, ...consents })).toEqual([
      ...['name', 'street', 'phone', 'pickup_point', 'Zgody'],
    ]);
  });
});
