import { EMAIL_TERMS as SHOP_TERMS } from '../../mail/testing/emailTerms.ts';
import { NO_OVERRIDES } from '../../ui/text.ts';
import type { OrderEmailTerms } from '../emails/terms.ts';
import { PAYMENT_TERMS } from './paymentTerms.ts';

const company = { ...SHOP_TERMS.company, country: 'Polska' };

/** What e-mails of a test's shop say of it. */
export const EMAIL_TERMS: OrderEmailTerms = {
  ...{ texts: NO_OVERRIDES, shopName: 'Próba', shopUrl: 'http://localhost:3000', company },
  file: {
    ...{ company, vat: 23, return_days: 14, delivery: [], payments: PAYMENT_TERMS },
    subscriptions: { notice_days: 3, pay_days: 3 },
  },
};
