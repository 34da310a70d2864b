import { fold } from '../../../kit/fold.ts';
import { ownOrderTexts } from '../../../orders/account/texts.ts';
import { ORDER_STATUSES, type OrderStatus } from '../../../orders/model.ts';

const { values } = ownOrderTexts;

/** What buyers read of each status, in small letters without diacritics. */
const AS_SHOWN: Readonly<Record<OrderStatus, string>> = {
  waiting: fold(values.state_waiting),
  accepted: fold(values.state_accepted),
  sent: fold(values.state_sent),
  done: fold(values.state_done),
  cancelled: fold(values.state_cancelled),
  expired: fold(values.state_expired),
};

/** A status by its own name or by the one on the page of an order, with or without diacritics. */
export function readStatus(typed: string | undefined): OrderStatus | undefined {
  const folded = fold(typed ?? '').replaceAll('-', ' ');
  return ORDER_STATUSES.find((status) => status === folded || AS_SHOWN[status] === folded);
}
