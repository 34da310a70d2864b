/** Orders what lies in a basket as the page without scripts does. */
import type { Ask } from './browser.ts';

const BUYER = {
  ...{ client_type: 'private', client_firstname: 'Anna', client_lastname: 'Maj', client_email: 'anna@example.pl' },
  ...{ client_phone: '512345678', client_region: 'PL', client_street: 'Polna', client_street_number: '1' },
  ...{ client_zipcode: '00-950', client_city: 'Warszawa', deliver_to_billingaddr: '1', invoice_to_billingaddr: '1' },
  ...{ shipping: 'kurier-1', payform_id: 'transfer', remarks: '', terms_agree: '1' },
};

const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** True once the page of the order was shown. */
export async function order(ask: Ask, think: () => Promise<unknown> = async () => {}): Promise<boolean> {
  const counted = await ask('count', '/zamowienie', { ...BUYER, intent: 'count' });
  await think();
  const shown = { attempt: hidden(counted.text, 'attempt'), shown: hidden(counted.text, 'shown') };
  const { location } = await ask('order', '/zamowienie', { ...BUYER, ...shown });
  if (!/^\/zamowienie\/\d+/.test(location)) return false;
  await ask('ordered', location);
  return true;
}
