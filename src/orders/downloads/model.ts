import { HOUR } from '../../kit/clock.ts';
import { endOfDay } from '../../kit/wall.ts';
import type { Files } from '../../storage/model.ts';
import type { Order, OrderLine } from '../model.ts';

/** By what rules a shop hands out files. */
export interface DownloadRules {
  /** Where the files lie. */
  folder: string;
  /** Where those lie that are not in the folder. */
  files?: Files;
  days: number;
  times: number;
  products: readonly SoldFiles[];
}

/** Files of a product, or of one size of it. */
export interface SoldFiles {
  product: number;
  size?: string | undefined;
  files: readonly string[];
}

export const NO_DOWNLOADS: DownloadRules = { folder: '', days: 30, times: 5, products: [] };

/**
 * `ready`: it can be fetched; `expired`: its days are over; `used`: it was fetched as often as it may be; `ended`: nobody has
 * bought it any more; `missing`: the shop has lost it.
 */
export type DownloadState = 'ready' | 'expired' | 'used' | 'ended' | 'missing';

/** End of the time to fetch files, epoch ms: that of its last Warsaw day, because e-mail and page name that day alone. */
export const downloadsUntil = (at: number, { days }: Pick<DownloadRules, 'days'>): number => endOfDay(at, days);

/** Time from a try that was counted in which others are the same: a connection broke, or a program fetches parts of the file. */
export const TRY = 6 * HOUR;

/** Why one that is there cannot be fetched, in the order of what can be done about it. */
export function downloadState(
  order: Pick<Order, 'status' | 'paidAt'>,
  line: Pick<OrderLine, 'quantity' | 'withdrawn'> | undefined,
  { expiresAt, left }: { expiresAt: number; left: number },
  at: number,
): Exclude<DownloadState, 'missing'> {
  const isAlive = order.status === 'accepted' || order.status === 'sent' || order.status === 'done';
  if (!isAlive || order.paidAt === undefined || !line || line.withdrawn >= line.quantity) return 'ended';
  if (at >= expiresAt) return 'expired';
  return left > 0 ? 'ready' : 'used';
}

/** The last try may be ended when none is left. */
export const canBeFetched = ({ state, goesOn }: { state: DownloadState; goesOn: boolean }): boolean =>
  state === 'ready' || (state === 'used' && goesOn);

/** What an order hands out: files of its virtual lines, each once a line. Nothing else was agreed to be handed out at once. */
export function filesOf({ lines }: Pick<Order, 'lines'>, { products }: Pick<DownloadRules, 'products'>) {
  return lines.flatMap(({ place, product, size, data }) => {
    if (data.type !== 'virtual') return [];
    const sold = products.filter((one) => one.product === product && (one.size === undefined || one.size === size));
    return [...new Set(sold.flatMap(({ files }) => files))].map((file) => ({ place, file }));
  });
}

/** A name below a folder: nothing hidden, nothing above it, nothing that a header or a system reads otherwise. */
export const isDownloadName = (name: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N} ._-]*(?:\/[\p{L}\p{N}][\p{L}\p{N} ._-]*)*$/u.test(name) && !name.includes('..');

/** What a shopper's computer calls it. */
export const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** Path of a bought file. Its secret stands in the query, which is written into no log. */
export const downloadPath = (order: Pick<Order, 'number'>, id: string): string =>
  `/zamowienie/${order.number}/${DOWNLOAD_PART}?id=${id}`;

export const DOWNLOAD_PART = 'plik';
