import { formatTenths } from './decimals.ts';

const NBSP = '\u00A0';
const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** "340 kB", "1,2 MB": a thousand to a step, a decimal below ten, dropped when it is 0; the space is U+00A0. */
export function formatFileSize(bytes: number): string {
  let value = bytes;
  let step = 0;
  // What rounds to a thousand is one of the next.
  while (value >= 999.5 && step < UNITS.length - 1) {
    value /= 1000;
    step += 1;
  }
  const tenths = Math.round(value * 10);
  const whole = step === 0 || tenths >= 100 || tenths % 10 === 0;
  const digits = whole ? String(Math.round(value)) : formatTenths(tenths);
  return `${digits}${NBSP}${UNITS[step]}`;
}
