import { formatDateShort, formatTime } from '../../kit/dates.ts';

/** Text without control characters: shoppers write some of it, and nothing may move the cursor of a terminal. */
export const terminalText = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');

/** Date and time of a moment, epoch ms. */
export const terminalTime = (ms: number): string => `${formatDateShort(ms)} ${formatTime(ms)}`;
