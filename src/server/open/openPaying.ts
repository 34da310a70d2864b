import { wordsInHand } from '../../mail/blocks.ts';
import { createPay, type Pay } from '../../orders/pay/pay.server.ts';
import { payTexts } from '../../orders/pay/texts.ts';
import type { Orders } from '../../orders/service.server.ts';
import { type OpenPayments, openPayments } from '../../payments/open.server.ts';
import type { ProblemDetail } from '../../payments/port.ts';
import { translate } from '../../ui/text.ts';
import type { ShopBase } from './openBase.ts';

interface PayingOptions {
  onError(error: unknown): void;
  onPayment: ((detail: ProblemDetail) => void) | undefined;
  /** Payments of the shop before an edit, which go on. */
  payments: OpenPayments | undefined;
}

/** Opens the provider that the environment names, and paying for orders with it. */
export async function openPaying(
  { settings, clock, db, file, texts, emails }: ShopBase,
  { deps }: Pick<Orders, 'deps'>,
  { onError, onPayment, payments: before }: PayingOptions,
): Promise<{ payments: OpenPayments; pay: Pay }> {
  const { shopUrl, dataDir } = settings;
  const told = onPayment ? { onProblem: onPayment } : {};
  const payments =
    before ??
    (await openPayments({
      settings: settings.payments,
      ...{ shopUrl, dataDir, clock, texts, onError, speak: emails.speak },
      ...told,
    }));
  const pay = createPay({
    ...{ db, clock, deps, provider: payments.provider, shopUrl },
    ...told,
    nameOf: ({ number }) =>
      translate(payTexts, wordsInHand(emails), 'describe', { number: String(number), shop: file.name }),
  });
  return { payments, pay };
}
