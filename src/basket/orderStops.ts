import type { Grosze } from '../kit/money.ts';
import type { BasketView, OrderStop } from './view.ts';

type Known = Pick<BasketView, 'lines' | 'goods' | 'points' | 'pointsHeld'>;

/** Obstacles to ordering these lines, in the order in which a shopper would remove them. */
export function orderStops(
  { lines, goods, points, pointsHeld }: Known,
  { least, most }: { least?: Grosze; most?: Grosze },
): OrderStop[] {
  if (lines.length === 0) return [{ code: 'basket_empty' }];
  const stops: OrderStop[] = [];
  const isUnfit = lines.some(
    ({ known }) => !known || known.soldOut || known.left !== undefined || known.problem !== undefined,
  );
  if (isUnfit) stops.push({ code: 'lines' });
  const bought = lines.filter(({ known }) => known && !known.soldOut);
  // Points pay for things, never for the order as a whole: something that costs money must go with them.
  if (bought.length > 0 && bought.every(({ known }) => known?.forPoints)) stops.push({ code: 'order_product_worth' });
  else if (least !== undefined && goods.gross < least) stops.push({ code: 'order_minimum', value: least });
  if (most !== undefined && goods.gross > most) stops.push({ code: 'order_tomuch', value: most });
  if (points > 0 && pointsHeld === undefined) stops.push({ code: 'points_account' });
  else if (points > (pointsHeld ?? 0))
    stops.push({ code: 'order_notenoughpoints', missing: points - (pointsHeld ?? 0) });
  return stops;
}
