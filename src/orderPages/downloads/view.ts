import { formatDate } from '../../kit/dates.ts';
import { formatFileSize } from '../../kit/fileSize.ts';
import { canBeFetched, type DownloadState } from '../../orders/downloads/model.ts';
import { downloadTexts } from '../../orders/downloads/texts.ts';
import type { Order } from '../../orders/model.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';

/** Files of an order as its page shows them. */
export interface DownloadsView {
  files: { key: string; name: string; label: string; href?: string; words: string[] }[];
  /** True: files come once the order is paid. */
  waits: boolean;
  /** One of them can be had again by asking. */
  ask: boolean;
}

/** A file that somebody bought, as far as a page says of it. */
export interface ShownDownload {
  id: string;
  name: string;
  href: string;
  state: DownloadState;
  left: number;
  goesOn: boolean;
  /** Epoch ms. */
  expiresAt: number;
  file?: { bytes: number };
}

/** Undefined for an order that has no files. */
export function downloadsView(
  order: Pick<Order, 'status' | 'lines'>,
  downloads: readonly ShownDownload[],
  texts: TextOverrides,
): DownloadsView | undefined {
  const waits = order.status === 'waiting' && order.lines.some(({ data }) => data.type === 'virtual');
  if (downloads.length === 0) return waits ? { files: [], waits, ask: false } : undefined;
  return {
    files: downloads.map((one) => ({
      key: one.id,
      name: one.name,
      label: one.file
        ? translate(downloadTexts, texts, 'fetchSize', { name: one.name, size: formatFileSize(one.file.bytes) })
        : translate(downloadTexts, texts, 'fetch', { name: one.name }),
      ...(canBeFetched(one) ? { href: one.href } : {}),
      words: stateWords(one, texts),
    })),
    waits: false,
    ask: downloads.some((one) => one.state !== 'ended' && !canBeFetched(one)),
  };
}

export function stateWords({ state, expiresAt, left, goesOn }: ShownDownload, texts: TextOverrides): string[] {
  const date = formatDate(expiresAt);
  switch (state) {
    case 'ready':
      return [translate(downloadTexts, texts, 'until', { date }), translate(downloadTexts, texts, 'left', { n: left })];
    case 'expired':
      return [translate(downloadTexts, texts, 'state_expired', { date })];
    case 'used':
      return [translate(downloadTexts, texts, goesOn ? 'lastTry' : 'state_used')];
    default:
      return [translate(downloadTexts, texts, `state_${state}`)];
  }
}
