import { unbroken } from '../kit/phone.ts';
import type { ShopFile } from '../settings/shopFile.ts';

export type Company = ShopFile['company'];

const NBSP = '\u00A0';

const inGroups = (digits: string, sizes: readonly number[]): string => {
  const groups: string[] = [];
  let rest = digits;
  for (const size of sizes) {
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.join(NBSP) + rest;
};

/** "612 000 00 00": ten digits as they are read aloud. */
export const nipInGroups = (nip: string): string => inGroups(nip, [3, 3, 2, 2]);

/** Groups the digits of a KRS number: "0000 000 000". */
export const krsInGroups = (krs: string): string => inGroups(krs, [4, 3, 3]);

/** Keeps the digits of telephone links in sanitised HTML on one line. */
export const unbrokenPhones = (html: string): string =>
  html.replace(/(<a [^>]*href="tel:[^>]*>)([^<]*)/g, (_, link: string, number: string) => link + unbroken(number));
