import { expect, it } from 'vitest';
import { isSameInvoice, mayInvoice, readInvoice } from './invoice.ts';

/** The example of the documentation of KSeF 2.0. */
const NUMBER = '5265877635-20250826-0100001AF629-AF';
const LINK = 'https://qr.ksef.mf.gov.pl/invoice/5265877635/26-08-2025/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE';

it('an invoice has a number of KSeF and the address of its verification code', () => {
  expect(readInvoice(NUMBER)).toEqual({ number: NUMBER });
  expect(readInvoice(NUMBER, LINK)).toEqual({ number: NUMBER, href: LINK });
});

it.each([
  '',
  'FV/12/2026',
  '5265877635-20250826-0100001AF629-AE',
  '5265877636-20250826-0100001AF629-AF',
  '5265877635-20251326-0100001AF629-AF',
  '5265877635-20250826-0100001af629-af',
  `${NUMBER} `,
])('an invoice has no number like %j', (number) => {
  expect(readInvoice(number)).toBeUndefined();
});

it.each([
  LINK.replace('https', 'http'),
  LINK.replace('mf.gov.pl', 'mf.gov.pl.example'),
  LINK.replace('5265877635', '1234563218'),
  `${LINK}?a=1`,
  LINK.slice(0, -1),
  'javascript:alert(1)',
  'qr.ksef.mf.gov.pl',
])('an invoice is not at the address %j', (href) => {
  expect(readInvoice(NUMBER, href)).toBeUndefined();
});

it('an invoice is of what was sold, and told apart by number and address', () => {
  const sold = (['waiting', 'accepted', 'sent', 'done', 'cancelled', 'expired'] as const).filter((status) =>
    mayInvoice({ status }),
  );
  expect(sold).toEqual(['accepted', 'sent', 'done']);
  expect(isSameInvoice({ number: NUMBER }, { number: NUMBER })).toBe(true);
  expect(isSameInvoice({ number: NUMBER }, { number: NUMBER, href: LINK })).toBe(false);
  expect(isSameInvoice(undefined, { number: NUMBER })).toBe(false);
});
