import { ONE_SIZE, type Product, type ProductPicture, productPath, type Size } from '../../catalogue/model.ts';
import { type PriceTerms, type PriceView, priceView, sizeStatus } from '../../catalogue/priceView.ts';

export interface SizeView {
  type: string;
  name: string;
  price: PriceView;
  open: boolean;
  leading: boolean;
}

export interface VersionView {
  href: string;
  name: string;
  picture?: ProductPicture;
  current: boolean;
  open: boolean;
}

export interface PartView {
  href: string;
  name: string;
  quantity: number;
  size?: string;
}

/** Empty for a product without sizes. */
export function sizeViews(product: Product, leading: Size, terms: PriceTerms): SizeView[] {
  if (product.sizes.length === 1 && product.sizes[0]?.type === ONE_SIZE) return [];
  return product.sizes.map((size) => ({
    type: size.type,
    name: size.name,
    price: priceView(product, size, terms),
    open: sizeStatus(product, size) !== 'disable',
    leading: size === leading,
  }));
}

/** Empty when there is nothing to choose from. */
export function versionViews(product: Product, versions: readonly Product[]): VersionView[] {
  if (versions.length < 2) return [];
  return versions.map((version) => {
    const picture = version.pictures[0];
    return {
      href: productPath(version),
      name: version.version ?? version.name,
      ...(picture ? { picture } : {}),
      current: version.id === product.id,
      open: version.sizes.some((size) => sizeStatus(version, size) !== 'disable'),
    };
  });
}

/** What a bundle holds; parts that are not in the shop are left out. */
export function partViews(product: Product, parts: readonly Product[]): PartView[] {
  return (product.bundle ?? []).flatMap((part) => {
    const found = parts.find((candidate) => candidate.id === part.product);
    if (!found) return [];
    const size = found.sizes.find((candidate) => candidate.type === part.size);
    const named = size && size.type !== ONE_SIZE ? { size: size.name } : {};
    return [{ href: productPath(found), name: found.name, quantity: part.quantity, ...named }];
  });
}
