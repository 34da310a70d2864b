import type { PaymentTerms } from '../../settings/paymentFields.ts';

export const PAYMENT_TERMS: PaymentTerms = {
  transfer: { account: '61109010140000071219812874', days: 7 },
  unpaid_pieces: 100,
  online_minutes: 60,
};
