import { optional } from '../../../kit/optional.ts';
import type { ShopFile } from '../../../settings/shopFile.ts';
import type { SizeDraft } from '../../draft.ts';
import { type Availability, ONE_SIZE, type Stock, UNLIMITED, type Vat } from '../../model.ts';
import type { ProductFile } from '../productFile.ts';
import { priceOf } from './prices.ts';
import { dateOf, type FolderContext, known, type PartsOf, Refusal } from './reading.ts';

type FileSize = NonNullable<ProductFile['sizes']>[number];
/** Keys that may stand on the product for all its sizes, or on a size. */
type Shared = keyof FileSize & keyof ProductFile;
type PlaceOf = (key: Shared) => string;

/** Sizes of a product file; a product without sizes has one. */
export function sizesOf(file: ProductFile, context: FolderContext, parts: PartsOf): SizeDraft[] {
  const sizes: FileSize[] = file.sizes ?? [{ type: ONE_SIZE }];
  if (sizes.length === 0) throw new Refusal('sizes', 'at least one size, or no key at all for a product without sizes');
  const types = sizes.map((size) => size.type);
  const twice = types.findIndex((type, n) => types.indexOf(type) < n);
  if (twice >= 0) throw new Refusal(`sizes.${twice}.type`, 'each size type once', optional('found', types[twice]));
  return sizes.map((size, n) => ({
    ...sizeOf(file, size, placeIn(file, size, n), context, parts),
    ...optional('picture', pictureOf(file, size, n)),
  }));
}

function pictureOf({ pictures }: ProductFile, { picture }: FileSize, n: number): number | undefined {
  if (picture === undefined) return undefined;
  const place = pictures.findIndex(({ file }) => file === picture);
  if (place >= 0) return place;
  const expected = 'one of the pictures of the product';
  throw new Refusal(`sizes.${n}.picture`, expected, { found: picture, example: pictures[0]?.file });
}

/** Place of a size's value in the file, for the merchant. */
const placeIn =
  (file: ProductFile, size: FileSize, n: number): PlaceOf =>
  (key) =>
    file.sizes && (size[key] !== undefined || file[key] === undefined) ? `sizes.${n}.${key}` : key;

function sizeOf(file: ProductFile, size: FileSize, at: PlaceOf, context: FolderContext, parts: PartsOf): SizeDraft {
  const points = { ...file.points, ...size.points };
  const price = priceOf(file, size, at, context);
  const phonePrice = size.phone_price ?? file.phone_price ?? false;
  const gratis = size.gratis ?? file.gratis ?? false;
  if (!price && points.price === undefined && !phonePrice && !gratis) {
    throw new Refusal(at('price'), 'a price, a points price, phone_price: true or gratis: true', { example: '84.5' });
  }
  return {
    type: size.type,
    name: size.name ?? size.type,
    ...optional('price', price),
    ...optional('code', size.code ?? file.code),
    ...optional('ean', size.ean ?? file.ean),
    vat: vatOf(size.vat ?? file.vat ?? context.shop.vat),
    ...optional('srp', size.srp ?? file.srp),
    ...optional('subscriptionPrice', size.subscription_price ?? file.subscription?.price),
    ...optional('weight', size.weight ?? file.weight),
    ...optional('contents', size.contents),
    ...optional('pointsPrice', points.price),
    ...optional('pointsEarned', points.earn),
    ...optional('deposit', size.deposit ?? file.deposit),
    ...optional('least', size.order && parts(size.order.min, `${at('order')}.min`)),
    phonePrice,
    gratis,
    availability: availabilityOf(file, size, at('availability'), context),
    stocks: stocksOf(size.stock ?? file.stock ?? 0, at('stock'), context.shop, parts),
  };
}

function availabilityOf(file: ProductFile, size: FileSize, at: string, context: FolderContext): Availability {
  const told = { ...file.availability, ...size.availability };
  const date =
    told.delivery_date === undefined ? undefined : dateOf(context, told.delivery_date, `${at}.delivery_date`);
  return {
    status: told.status ?? 'auto',
    visible: told.visible ?? true,
    deliveryDaysUndefined: told.delivery_days_undefined ?? false,
    unknownDelivery: told.unknown_delivery ?? false,
    ...optional('description', told.description),
    ...optional('descriptionPhone', told.description_phone),
    ...optional('picture', told.picture),
    ...optional('picturePhone', told.picture_phone),
    ...optional('deliveryDays', told.delivery_days),
    ...optional('deliveryDate', date),
  };
}

function stocksOf(stock: NonNullable<ProductFile['stock']>, at: string, shop: ShopFile, parts: PartsOf): Stock[] {
  const branches = new Map(shop.branches.map((branch) => [branch.slug, branch]));
  const [first] = shop.branches;
  const byBranch: Record<string, number | 'unlimited'> =
    typeof stock === 'object' ? stock : { [first?.slug ?? '']: stock };
  return Object.entries(byBranch).map(([slug, quantity]) => {
    const place = typeof stock === 'object' ? `${at}.${slug}` : at;
    const branch = known(branches, slug, place, `a store of shop.yaml: ${[...branches.keys()].join(', ')}`);
    return {
      branch: slug,
      own: branch.kind === 'own',
      quantity: quantity === 'unlimited' ? UNLIMITED : parts(quantity, place),
    };
  });
}

const vatOf = (vat: number | 'zw'): Vat =>
  vat === 'zw' ? { bp: 0, exempt: true } : { bp: Math.round(vat * 100), exempt: false };
