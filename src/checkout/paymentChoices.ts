import type { PaymentMethod } from '../orders/model.ts';

/** Ways to pay that the shop offers. */
export interface PaymentsOffered {
  transfer: boolean;
  online: boolean;
  /** Ways of paying online by the names of the provider, as far as they are known. */
  onlineNames?: readonly string[];
}

/** How this can be paid: nothing for nothing, on delivery what goes that way, the rest in advance. */
export function paymentOptions(
  offered: PaymentsOffered,
  { prepaid, total }: { prepaid: boolean; total: number },
): PaymentMethod[] {
  if (total === 0) return ['nothing'];
  if (!prepaid) return ['on_delivery'];
  return [
    ...(offered.online ? (['blik', 'online'] as const) : []),
    ...(offered.transfer ? (['transfer'] as const) : []),
  ];
}

/** A way with paying on delivery; undefined where nobody collects for it. */
export const paidOnDelivery = <Way extends { id: string; prepaid: boolean }>(
  ways: readonly Way[],
  way: Way | undefined,
): Way | undefined => way && ways.find(({ id, prepaid }) => id === way.id && !prepaid);

/**
 * What a shopper chooses from once a way is chosen: paying on delivery is one of the payments, not a second way.
 * @param onDelivery somebody collects for it
 */
export function paymentChoices(
  offered: PaymentsOffered,
  { onDelivery, total }: { onDelivery: boolean; total: number },
): PaymentMethod[] {
  const advance = paymentOptions(offered, { prepaid: true, total });
  return onDelivery && total > 0 ? [...advance, 'on_delivery'] : advance;
}
