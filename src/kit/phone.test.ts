import { describe, expect, it } from 'vitest';
import { phoneHref, unbroken } from './phone.ts';

describe('phoneHref', () => {
  it('is Polish unless the number names a country', () => {
    expect(phoneHref('75 612 40 18')).toBe('tel:+48756124018');
    expect(phoneHref('+48 75 612 40 18')).toBe('tel:+48756124018');
    expect(phoneHref(' +420 777 123 456')).toBe('tel:+420777123456');
  });
});

it('a number stays in one line', () => {
  expect(unbroken('75 612 40 18')).toBe('75\u00A0612\u00A040\u00A018');
});
