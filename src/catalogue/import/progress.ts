import type { Clock } from '../../kit/clock.ts';
import { grouped } from '../../kit/grouped.ts';

/** Progress of reading: bytes of the file, and products (or what `kind` says) found so far. */
export interface Progress {
  bytes: number;
  /** Total bytes; missing when the size of the file is not known. */
  total?: number;
  products: number;
  kind?: 'product' | 'point';
}

const BAR_CELLS = 24;
const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;
const TERMINAL_EVERY_MS = 100;
const PLAIN_EVERY_MS = 5_000;

/** One line of at most `columns` characters: `[######------------------]  25 %  12.5 of 50.0 MB  1 234 products`. */
export function formatProgress({ bytes, total, products, kind = 'product' }: Progress, columns = 80): string {
  const counted = `${spaced(products)} ${products === 1 ? kind : `${kind}s`}`;
  const all = total ?? bytes;
  const [size, unit] = all < KILOBYTE ? [1, 'B'] : all < MEGABYTE ? [KILOBYTE, 'kB'] : [MEGABYTE, 'MB'];
  const inUnits = (n: number) => (n / size).toFixed(size === 1 ? 0 : 1);
  const read = total === undefined ? `${inUnits(bytes)} ${unit}` : `${inUnits(bytes)} of ${inUnits(total)} ${unit}`;
  const share = total === undefined ? undefined : percent(bytes, total);
  const parts = [share === undefined ? '' : `${String(share).padStart(3)} %`, read, counted].filter(Boolean).join('  ');
  if (share === undefined) return parts.slice(0, columns);
  const filled = Math.floor((share * BAR_CELLS) / 100);
  const bar = `[${'#'.repeat(filled)}${'-'.repeat(BAR_CELLS - filled)}]  `;
  return bar.length + parts.length <= columns ? bar + parts : parts.slice(0, columns);
}

/** 100 only when everything was read. */
const percent = (bytes: number, total: number) =>
  total <= 0 ? 100 : Math.min(100, Math.max(0, Math.floor((bytes / total) * 100)));

const spaced = (n: number) => grouped(String(n), ' ');

/** Part of a terminal that is used; `process.stderr` is one. */
export interface Terminal {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export interface ProgressBar {
  update(progress: Progress): void;
  /** Writes the last state and ends the line. */
  done(): void;
}

/** A line rewritten in place at most 10 times a second; where lines cannot be rewritten, a new one every 5 seconds. */
export function progressBar(terminal: Terminal, clock: Clock): ProgressBar {
  const rewrites = terminal.isTTY === true;
  const every = rewrites ? TERMINAL_EVERY_MS : PLAIN_EVERY_MS;
  let last: Progress | undefined;
  let shownAt = clock() - (rewrites ? every : 0);
  let width = 0;
  const show = (progress: Progress) => {
    // The last column stays free: some terminals wrap a full line.
    const line = formatProgress(progress, rewrites ? (terminal.columns ?? 80) - 1 : 80);
    terminal.write(rewrites ? `\r${line.padEnd(width)}` : `${line}\n`);
    width = line.length;
    shownAt = clock();
  };
  return {
    update: (progress) => {
      last = progress;
      if (clock() - shownAt >= every) show(progress);
    },
    done: () => {
      if (last) show(last);
      if (last && rewrites) terminal.write('\n');
      last = undefined;
    },
  };
}
