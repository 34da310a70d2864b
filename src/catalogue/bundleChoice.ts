import { bundleParts, bundleStocks } from './bundle.ts';
import type { BundlePart, Product } from './model.ts';

/** A part of a bundle in the size chosen for it. */
export type PartChoice = Pick<BundlePart, 'product' | 'size' | 'quantity'>;

/** Sizes that a shopper may take a part in, all at the price of the bundle; the merchant's own choice is the first. */
export const partSizes = ({ size, sizes = [] }: BundlePart): string[] => [...new Set([size, ...sizes])];

/** `1018:18:2`: two of product 1018 in size 18, as a form and an address carry it. */
export const writePart = ({ product, size, quantity }: PartChoice): string => `${product}:${size}:${quantity}`;

export function readPart(text: string): PartChoice | undefined {
  const [, product, size = '', quantity] = /^(\d{1,15}):([\w.-]{1,40}):(\d{1,6})$/.exec(text) ?? [];
  return product === undefined ? undefined : { product: Number(product), size, quantity: Number(quantity) };
}

/** Reads the chosen parts; one mistake makes the list empty, and then the bundle is as the merchant made it. */
export function readParts(text: string | undefined): PartChoice[] {
  const parts = (text ?? '').slice(0, LONGEST_PARTS).split(',').map(readPart);
  return parts.every((part) => part !== undefined) ? parts : [];
}

const LONGEST_PARTS = 5000;

/** The parts of a bundle in the sizes asked for; undefined unless it is exactly those parts, in sizes that may be chosen. */
export function chosenBundle(bundle: readonly BundlePart[], asked: readonly PartChoice[]): BundlePart[] | undefined {
  if (asked.length !== bundle.length) return undefined;
  const left = [...asked];
  const fits = (part: BundlePart, one: PartChoice | undefined): boolean =>
    one?.product === part.product && one.quantity === part.quantity && partSizes(part).includes(one.size);
  // A form sends them in the order of the bundle; from others they may come in any.
  const inOrder = bundle.every((part, place) => fits(part, asked[place]));
  const chosen = new Map<BundlePart, string>();
  const byFreedom = inOrder ? bundle : bundle.toSorted((a, b) => partSizes(a).length - partSizes(b).length);
  for (const part of byFreedom) {
    const place = left.findIndex((one) => fits(part, one));
    const [found] = place < 0 ? [] : left.splice(place, 1);
    if (!found) return undefined;
    chosen.set(part, found.size);
  }
  return bundle.map((part) => ({ ...part, size: chosen.get(part) ?? part.size }));
}

/**
 * A bundle as it is with the chosen parts: their sizes, and the stock that follows from them. As the merchant made it
 * when they do not fit.
 * @param parts products of which it consists, in any order
 */
export function composed(product: Product, asked: readonly PartChoice[], parts: readonly Product[]): Product {
  const bundle = product.bundle && asked.length > 0 ? chosenBundle(product.bundle, asked) : undefined;
  if (!bundle || !bundleParts({ ...product, bundle }, parts)) return product;
  const stocks = bundleStocks({ bundle, precision: product.precision }, parts);
  return { ...product, bundle, sizes: product.sizes.map((size) => ({ ...size, stocks })) };
}
