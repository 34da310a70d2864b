import { NO_OVERRIDES } from '../../ui/text.ts';
import type { OrderEmailTerms } from '../emails/terms.ts';
import { PAYMENT_TERMS } from './paymentTerms.ts';

const company = {
  name: 'Próba',
  street: 'Polna 1',
  postcode: '59-700',
  city: 'Bolesławiec',
  country: 'Polska',
  nip: '1234563218',
  email: 'sklep@example.pl',
  phone: '75 612 40 18',
};

/** What e-mails of a test's shop say of it. */
export const EMAIL_TERMS: OrderEmailTerms = {
  ...{ texts: NO_OVERRIDES, shopName: 'Próba', shopUrl: 'http://localhost:3000', company },
  file: {
    ...{ company, vat: 23, return_days: 14, delivery: [], payments: PAYMENT_TERMS },
    subscriptions: { notice_days: 3, pay_days: 3 },
  },
};
