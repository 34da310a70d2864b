import { slugify } from '../kit/fold.ts';

/**
 * Word for the name of a size in addresses and counts: "XL" and "xl", "0,5 l" and "0.5 l" are one to a shopper. A name
 * without Latin letters and digits stands for itself.
 */
export function sizeWord(name: string): string {
  return slugify(name) || name.replaceAll(',', '').trim();
}
