import type { BrowserContext } from '@playwright/test';
import { expect } from './test.ts';

const ADDRESS = {
  client_type: 'private',
  client_region: 'PL',
  client_firstname: 'Anna',
  client_lastname: 'Nowak',
  client_street: 'Polna',
  client_street_number: '12',
  client_zipcode: '59-700',
  client_city: 'Bolesławiec',
  client_phone: '756124018',
  client_email: 'anna@example.pl',
  deliver_to_billingaddr: '1',
  invoice_to_billingaddr: '1',
  terms_agree: '1',
};

const hidden = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** Number of the order that an address leads to. */
export const numberOf = (at: string): number => Number(/\d+/.exec(at)?.[0]);

/** Puts things into the basket and orders them as the page without scripts does; gives the address of the order. */
export async function placeOrder(
  { request }: Pick<BrowserContext, 'request'>,
  things: readonly Record<string, string>[],
  { shipping = 'kurier-1', payment = 'transfer', more = {} as Record<string, string> } = {},
): Promise<string> {
  for (const thing of things) {
    await request.post('/koszyk', { form: { mode: '1', number: '1', ...thing }, maxRedirects: 0 });
  }
  const fields = { ...ADDRESS, shipping, payform_id: payment, remarks: '', ...more };
  const counted = await (await request.post('/zamowienie', { form: { ...fields, intent: 'count' } })).text();
  const shown = { attempt: hidden(counted, 'attempt'), shown: hidden(counted, 'shown') };
  const placed = await request.post('/zamowienie', { form: { ...fields, ...shown }, maxRedirects: 0 });
  const { location = '' } = placed.headers();
  expect(location, 'the order was placed').toMatch(/^\/zamowienie\/\d+/);
  return location;
}
