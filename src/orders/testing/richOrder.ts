import { EMAIL_TERMS } from '../../mail/testing/emailTerms.ts';
import { NO_OVERRIDES } from '../../ui/text.ts';
import type { OrderEmailTerms } from '../emails/terms.ts';
import type { Order } from '../model.ts';
import { aLine, anOrder } from './order.ts';

const company = { ...EMAIL_TERMS.company, name: 'Próba sp. z o.o.', street: 'ul. Polna 1', country: 'Polska' };
/** What a shop with its own terms says in e-mails. */
export const TERMS: OrderEmailTerms = {
  texts: NO_OVERRIDES,
  shopName: 'Próba',
  shopUrl: 'https://sklep.example.pl',
  company,
  file: {
    company,
    delivery: [],
    vat: 23,
    return_days: 30,
    subscriptions: { notice_days: 3, pay_days: 3 },
    payments: {
      transfer: { account: '61109010140000071219812874', bank: 'Bank', days: 7 },
      ...{ unpaid_pieces: 100, online_minutes: 60 },
    },
  },
  termsHref: 'https://sklep.example.pl/strona/regulamin',
};
/** An order with a bundle, a deposit, a thing made to order and a service. */
export const richOrder = (more: Partial<Order> = {}): Order =>
  anOrder({
    status: 'waiting',
    expiresAt: Date.parse('2026-11-28T10:00:00Z'),
    lines: [
      aLine({
        place: 3,
        quantity: 1,
        paid: 0,
        data: {
          name: 'Śniadanie w lesie',
          type: 'bundle',
          gift: true,
          amount: { gross: 0, net: 0 },
          parts: [
            { product: 7, size: '18', name: 'Miska Leśna, mech', sizeName: '18 cm', quantity: 1 },
            { product: 8, size: 'uniw', name: 'Kubek Leśny', sizeName: 'uniw', quantity: 2 },
          ],
        },
      }),
      aLine({ data: { version: 'kobalt', deposit: { worth: 200, label: 'Kaucja' } } }),
      aLine({
        place: 1,
        quantity: 1,
        paid: 9000,
        data: {
          name: 'Kubek z imieniem',
          custom: true,
          sizeName: '350 ml',
          chosen: [{ label: 'Imię', value: 'Zośka' }],
          unitPrice: { gross: 9000, net: 7317 },
          amount: { gross: 9000, net: 7317 },
        },
      }),
      aLine({
        place: 2,
        quantity: 1,
        paid: 25_000,
        data: {
          name: 'Warsztaty',
          type: 'service',
          service: { label: 'Termin', day: '2026-12-05', hour: '10:00' },
          vat: { bp: 800, exempt: false },
          unitPrice: { gross: 25_000, net: 23_148 },
          amount: { gross: 25_000, net: 23_148 },
        },
      }),
    ],
    data: {
      remarks: 'Proszę zapakować na prezent.',
      consents: [{ name: 'terms_agree', words: 'Akceptuję regulamin sklepu.' }],
    },
    ...more,
  } as Parameters<typeof anOrder>[0]);
