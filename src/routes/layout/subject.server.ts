import { categoryPath, type Product, productPath } from '../../catalogue/model.ts';
import { productIdIn } from '../../catalogue/productAddress.ts';
import { subjectOf } from '../../product/subject/model.ts';
import { type PageHead, pageHead } from '../head/pageHead.ts';
import { notFound, redirect } from '../outcomes.ts';
import type { PageRequest } from '../page.ts';
import type { ShopServices } from '../services.ts';

/** A page under the address of a product. */
export type ProductAsked = PageRequest<{ address: string }>;

/** The product at an address such as `kubek-codzienny-1001`; the number counts. */
export async function productAt(shop: ShopServices, address: string): Promise<Product> {
  const id = productIdIn(address);
  return (id === undefined ? undefined : await shop.catalogue.product(id)) ?? notFound();
}

/**
 * The product that a form at `pathOf` is about, the way to it, and the form's own address, which keeps the size. The page
 * is at one address alone, and only for products that are `suited`.
 */
export async function aboutProduct(
  { shop, params: { address }, url }: ProductAsked,
  pathOf: (product: Product) => string,
  suited: (product: Product) => boolean = () => true,
) {
  const product = await productAt(shop, address);
  if (!suited(product)) notFound();
  const size = url.searchParams.get('size');
  const subject = subjectOf(product, size, shop.giftCards.rules);
  const known = size !== null && subject.size !== undefined;
  const at = pathOf(product) + (known ? `?size=${encodeURIComponent(size)}` : '');
  if (productPath(product) !== `/produkt/${address}`) throw redirect(at, 301);
  const names = await shop.catalogue.names();
  const category = names.categories.byId(product.categoryId);
  const categories = [...names.categories.ancestorsOf(product.categoryId), ...(category ? [category] : [])];
  return {
    subject,
    crumbs: categories.map((step) => ({ name: step.name, href: categoryPath(step) })),
    at,
  };
}

/** Head without search engines: the product's own page is for them. */
export const subjectHead = (shop: ShopServices, title: string, path: string): PageHead =>
  pageHead(shop, { title, description: [], path, noindex: true });
