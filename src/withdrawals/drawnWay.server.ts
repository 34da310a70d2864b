import type { Order } from '../orders/model.ts';
import { drawCode } from '../payments/transfer/draw.server.ts';
import type { ShopFile } from '../settings/shopFile.ts';
import { returnWay } from './returnWay.ts';
import type { Withdrawal } from './statement.ts';
import type { DrawnWay } from './view.ts';

/** The way back of a withdrawal for a page. */
export function drawnWay(order: Order, withdrawal: Withdrawal, file: Pick<ShopFile, 'delivery'>): DrawnWay | undefined {
  const way = returnWay(order, withdrawal, file);
  return way?.scanned === undefined ? way : { ...way, drawn: drawCode(way.scanned) };
}
