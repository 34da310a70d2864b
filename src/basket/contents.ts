import type { PartChoice } from '../catalogue/bundleChoice.ts';
import { ONE_SIZE, type Product } from '../catalogue/model.ts';
import { fullName } from '../catalogue/offer.ts';
import { nbsp } from '../kit/typography.ts';

/** A part of a bundle in words of its own, which are kept when the catalogue changes. */
export interface Content extends PartChoice {
  name: string;
  sizeName: string;
}

/**
 * Contents of one bundle in the order of `parts`, without removed products.
 * @param products parts of the bundle, in any order
 */
export const contentsOf = (parts: readonly PartChoice[], products: readonly Product[]): Content[] =>
  parts.flatMap(({ product, size, quantity }) => {
    const found = products.find(({ id }) => id === product);
    const sizeName = found?.sizes.find(({ type }) => type === size)?.name ?? size;
    return found ? [{ product, size, sizeName, name: fullName(found), quantity }] : [];
  });

/** "1 × Miska Leśna, mech, 18 cm · 2 × Kubek Leśny"; the only size of a thing has no name that is worth telling. */
export const contentsWords = (contents: readonly Content[]): string =>
  contents
    .map(({ quantity, name, size, sizeName }) => {
      const told = size === ONE_SIZE ? name : `${name}, ${sizeName}`;
      return `${quantity}\u00a0×\u00a0${nbsp(told)}`;
    })
    .join('\u00a0· ');
