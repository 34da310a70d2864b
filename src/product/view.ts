import { amounts } from '../catalogue/amount.ts';
import type { Contact, Product, ProductPicture, Rebate, Size } from '../catalogue/model.ts';
import { ONE_SIZE, productPath, UNLIMITED } from '../catalogue/model.ts';
import { leadingSize, type PriceTerms, type PriceView, priceView, sizeStatus } from '../catalogue/priceView.ts';
import type { Grosze } from '../kit/money.ts';
import { multiplyDivide } from '../kit/money.ts';
import { plural } from '../kit/plural.ts';
import { formatQuantity } from '../kit/quantity.ts';

/** What the product page shows, settled on the server. */
export interface ProductView {
  id: number;
  name: string;
  version?: string;
  code?: string;
  ean?: string;
  lead?: string;
  series?: { href: string; name: string };
  pictures: ProductPicture[];
  price: PriceView;
  unitName: string;
  availability: AvailabilityView;
  sizes: SizeView[];
  versions: VersionView[];
  rebates: RebateView[];
  bundle: { href: string; name: string; quantity: number; size?: string }[];
  descriptionHtml?: string;
  parameters: { name: string; value: string }[];
  safety: { manufacturer?: Contact; responsible?: Contact; warnings: string[]; identifier?: string };
  warranty?: { name: string; months?: number; text?: string };
}

export interface AvailabilityView {
  status: 'enable' | 'order' | 'disable';
  /** Missing when the stock never runs out or is not told. */
  stock?: { count: number; unit: string };
  description?: string;
  /** Epoch ms. */
  backOn?: number;
  phone: boolean;
  loyaltyOnly: boolean;
}

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

export interface RebateView {
  from: string;
  percentBp?: number;
  price: Grosze;
}

export interface ProductViewInput {
  product: Product;
  /** Products of its group, itself included. */
  versions: readonly Product[];
  /** Parts of a bundle, in any order. */
  parts: readonly Product[];
  terms: PriceTerms;
}

/** Undefined for a product without sizes: there is nothing to sell. */
export function productView({ product, versions, parts, terms }: ProductViewInput): ProductView | undefined {
  const size = leadingSize(product, terms.at);
  if (!size) return undefined;
  const price = priceView(product, size, terms);
  return {
    id: product.id,
    name: product.name,
    ...(product.version === undefined ? {} : { version: product.version }),
    ...(size.code === undefined ? {} : { code: size.code }),
    ...(size.ean === undefined ? {} : { ean: size.ean }),
    ...(product.lead === undefined ? {} : { lead: product.lead }),
    ...(product.series ? { series: { href: `/seria/${product.series.slug}`, name: product.series.name } } : {}),
    pictures: product.pictures,
    price,
    unitName: product.unit.one,
    availability: availabilityView(product, size, terms.at),
    sizes: sizeViews(product, size, terms),
    versions: versionViews(product, versions),
    rebates: price.now ? product.rebates.map((rebate) => rebateView(rebate, price.now?.gross ?? 0, product)) : [],
    bundle: bundleView(product, parts),
    ...(product.descriptionHtml === undefined ? {} : { descriptionHtml: product.descriptionHtml }),
    parameters: product.parameters.map(({ name, values }) => ({ name, value: values.join(', ') })),
    safety: product.safety,
    ...(product.warranty ? { warranty: product.warranty } : {}),
  };
}

function availabilityView(product: Product, size: Size, at: number): AvailabilityView {
  const status = sizeStatus(product, size);
  const { all } = amounts(size.stocks);
  const { deliveryDate, description } = size.availability;
  const units = all / 10 ** product.precision;
  const counted = status === 'enable' && all !== UNLIMITED && product.type === 'item';
  return {
    status,
    ...(counted ? { stock: { count: units, unit: plural(units, product.unit) } } : {}),
    ...(description === undefined ? {} : { description }),
    ...(status === 'disable' && deliveryDate !== undefined && deliveryDate > at ? { backOn: deliveryDate } : {}),
    phone: size.phonePrice && size.pointsPrice === undefined,
    loyaltyOnly: size.pointsPrice !== undefined && (size.phonePrice || size.prices.length === 0),
  };
}

function sizeViews(product: Product, leading: Size, terms: PriceTerms): SizeView[] {
  if (product.sizes.length === 1 && product.sizes[0]?.type === ONE_SIZE) return [];
  return product.sizes.map((size) => ({
    type: size.type,
    name: size.name,
    price: priceView(product, size, terms),
    open: sizeStatus(product, size) !== 'disable',
    leading: size === leading,
  }));
}

function versionViews(product: Product, versions: readonly Product[]): VersionView[] {
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

/** Price of one unit from a threshold on, rounded once. */
function rebateView(rebate: Rebate, price: Grosze, product: Product): RebateView {
  const from = `${formatQuantity(rebate.from, product.precision)} ${product.unit.name}`;
  if ('price' in rebate) return { from, price: rebate.price };
  return { from, percentBp: rebate.percentBp, price: multiplyDivide(price, 10_000 - rebate.percentBp, 10_000) };
}

function bundleView(product: Product, parts: readonly Product[]): ProductView['bundle'] {
  return (product.bundle ?? []).flatMap((part) => {
    const found = parts.find((candidate) => candidate.id === part.product);
    if (!found) return [];
    const size = found.sizes.find((candidate) => candidate.type === part.size);
    const named = size && size.type !== ONE_SIZE ? { size: size.name } : {};
    return [{ href: productPath(found), name: found.name, quantity: part.quantity, ...named }];
  });
}
