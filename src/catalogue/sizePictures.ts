import type { Product, Size } from './model.ts';

/** Pictures of a product where one of its sizes is shown: that of the size first. */
export function picturesFor({ pictures }: Pick<Product, 'pictures'>, { picture: place }: Pick<Size, 'picture'>) {
  const own = place === undefined ? undefined : pictures[place];
  return own ? [own, ...pictures.filter((picture) => picture !== own)] : pictures;
}
