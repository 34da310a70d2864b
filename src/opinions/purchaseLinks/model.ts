import { DAY } from '../../kit/clock.ts';
import type { Order, OrderLine } from '../../orders/model.ts';

/** How long the link of an e-mail works. */
export const LINK_LASTS = 90 * DAY;

/** An e-mail so much later than it was due comes as a surprise: it is not sent any more. */
export const LATEST = 30 * DAY;

export const linkPath = (token: string): string => `/opinia/${token}`;
export const leavePath = (token: string): string => `/opinia/bez-pytania/${token}`;

/** Somebody paid for it and still has it; nobody owns an opinion of a gift, or of a card that pays. */
export const isAskable = ({ data, quantity, withdrawn }: OrderLine): boolean =>
  !data.gift && data.cardValue === undefined && withdrawn < quantity;

/** Lines of an order that its buyer is asked about; a product in one size once. */
export function askedLines({ status, lines }: Pick<Order, 'status' | 'lines'>): OrderLine[] {
  if (status !== 'done') return [];
  const seen = new Set<string>();
  return lines.filter((line) => {
    const key = `${line.product} ${line.size}`;
    if (!isAskable(line) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Why a link writes nothing; `ended`: of what was given back. */
export type LinkStop = 'unknown' | 'used' | 'expired' | 'ended';

export function linkStop(
  link: { usedAt: number | null; expiresAt: number },
  order: Pick<Order, 'status'> | undefined,
  line: OrderLine | undefined,
  at: number,
): LinkStop | undefined {
  if (link.usedAt !== null) return 'used';
  if (order?.status !== 'done' || !line || !isAskable(line)) return 'ended';
  return link.expiresAt <= at ? 'expired' : undefined;
}
