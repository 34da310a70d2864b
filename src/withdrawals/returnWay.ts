import type { Order } from '../orders/model.ts';
import type { ShopFile } from '../settings/shopFile.ts';
import type { Withdrawal } from './statement.ts';

/** How things go back to the shop without a printer. */
export interface ReturnWay {
  /** How things come back, as the merchant tells it for this way of delivery. */
  how?: string;
  /** The carrier's code of this one return. */
  code?: string;
  /** Where the carrier takes it on. */
  href?: string;
  /** What the QR code holds; the same stands beside it. */
  scanned?: string;
}

/** Undefined where nothing has to come back, or the buyer sends it as they like. */
export function returnWay(
  order: Pick<Order, 'data'>,
  { sent, parcel }: Pick<Withdrawal, 'sent' | 'parcel'>,
  { delivery }: Pick<ShopFile, 'delivery'>,
): ReturnWay | undefined {
  if (!sent) return undefined;
  const usual = delivery.find(({ id }) => id === order.data.delivery?.id)?.return;
  if (!usual && !parcel) return undefined;
  // A code of its own leads where it says; the usual link knows nothing of it.
  const href = parcel ? parcel.href : usual?.link;
  const scanned = href ?? parcel?.number;
  return {
    ...(usual ? { how: usual.how } : {}),
    ...(parcel ? { code: parcel.number } : {}),
    ...(href === undefined ? {} : { href }),
    ...(scanned === undefined ? {} : { scanned }),
  };
}

/** The withdrawal that a code is for: the newest whose things have to come back. */
export const awaitsParcel = (withdrawals: readonly Withdrawal[]): Withdrawal | undefined =>
  withdrawals.findLast(({ sent }) => sent);
