import type { Amount, PriceView } from '../catalogue/priceView.ts';

/** Two prices have one key when `PriceBlock` shows them alike, in brief. */
export function priceKey(view: PriceView): string {
  const { priceType, now, from, gratis, points, reduction, unitPrice, per, deposit, energy } = view;
  const shown = (amount: Amount) => amount[priceType];
  const instead = gratis ? 'gratis' : (points ?? 'phone');
  return JSON.stringify([
    // A shop of net prices shows the gross one too.
    now ? [shown(now), priceType === 'net' && now.gross, from, points, per, energy] : instead,
    reduction && [shown(reduction.lowest), reduction.sinceFirstOffer, shown(reduction.regular)],
    unitPrice && [shown(unitPrice.amount), unitPrice.per],
    deposit,
  ]);
}
