import { isValidIBAN } from 'ibantools';
import * as v from 'valibot';
import { TRANSFER_DAYS } from './defaults.ts';
import { text, whole } from './fields.ts';

/** Fields of shop.yaml about payment. Keys of an online provider are secrets and stand in the environment. */
export const paymentFields = v.strictObject({
  transfer: v.pipe(
    v.optional(
      v.strictObject({
        account: v.pipe(
          v.string(),
          v.transform((typed) => typed.replaceAll(' ', '')),
          v.regex(/^\d{26}$/, 'an account of 26 digits'),
          // One wrong digit, and money of every transfer goes astray.
          v.check((digits) => isValidIBAN(`PL${digits}`), 'an account of 26 digits; the check digits do not fit these'),
          v.examples(['61109010140000071219812874']),
        ),
        bank: v.optional(text(80)),
        days: v.pipe(v.optional(whole(1, 60), TRANSFER_DAYS), v.description('days in which a transfer must arrive')),
      }),
    ),
    v.description('by bank transfer; left out: not offered'),
  ),
  unpaid_pieces: v.pipe(
    v.optional(whole(1, 1_000_000), 100),
    v.description(
      'pieces that unpaid orders from one network address may hold together; its first order may hold more',
    ),
  ),
  online_minutes: v.pipe(
    v.optional(whole(5, 10_080), 60),
    v.description('minutes in which an order must be paid online; then it ends and its stock goes back'),
  ),
});

export type PaymentTerms = v.InferOutput<typeof paymentFields>;
