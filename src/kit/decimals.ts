import { isEnglish } from './speech.ts';

/** Sign before decimals. */
export const decimalPoint = (): string => (isEnglish() ? '.' : ',');

/** Tenths as people write them, "4,6", and with a dot as machines do. */
export const formatTenths = (tenths: number, point = decimalPoint()): string =>
  `${Math.floor(tenths / 10)}${point}${tenths % 10}`;
