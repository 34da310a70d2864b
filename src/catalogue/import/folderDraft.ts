import type { Parts } from '../../kit/quantity.ts';
import { fromWire } from '../../kit/quantity.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import {
  type Availability,
  type Contact,
  ONE_SIZE,
  type Producer,
  type ProductPicture,
  type Rebate,
  type Stock,
  UNLIMITED,
  type Vat,
} from '../model.ts';
import type { PriceDraft, ProductDraft, SizeDraft } from './draft.ts';
import type { ProductFile } from './productFile.ts';

/** What a product file is read against. */
export interface FolderContext {
  shop: ShopFile;
  producers: ReadonlyMap<string, Producer>;
  /** Epoch ms of a date as written; relative ones count from the first opening of the shop. */
  date(text: string): number | undefined;
  picture(file: string, alt: string): ProductPicture;
  html(markdown: string): string;
}

/** Where a value cannot be used, and why. */
export interface Unusable {
  at: string;
  expected: string;
}

class Refusal extends Error {
  readonly at: string;
  readonly expected: string;
  constructor(at: string, expected: string) {
    super(expected);
    this.at = at;
    this.expected = expected;
  }
}

type FileSize = NonNullable<ProductFile['sizes']>[number];
type Priced = Pick<ProductFile, 'price' | 'history' | 'promotion'>;

/** Turns a product file that fits its schema into a draft; product-wide values are settled on each size. */
export function folderDraft(slug: string, file: ProductFile, context: FolderContext): Result<ProductDraft, Unusable> {
  try {
    return ok(draftOf(slug, file, context));
  } catch (error) {
    if (error instanceof Refusal) return err({ at: error.at, expected: error.expected });
    throw error;
  }
}

function draftOf(slug: string, file: ProductFile, context: FolderContext): ProductDraft {
  const unit = context.shop.units[file.unit];
  if (!unit) throw new Refusal('unit', `a unit of shop.yaml: ${Object.keys(context.shop.units).join(', ')}`);
  const producer = context.producers.get(file.producer);
  if (!producer) throw new Refusal('producer', 'a producer of producers.yaml');
  const parts = partsOf(file.unit_precision);
  const added = file.added === undefined ? undefined : dateOf(context, file.added, 'added');
  return {
    externalId: String(file.id),
    preferredId: file.id,
    slug,
    name: file.name,
    type: file.type,
    category: [{ externalId: file.category, name: file.category }],
    alsoIn: file.also_in.map((category) => ({ externalId: category, name: category })),
    producer: { externalId: file.producer, name: producer.name },
    ...(file.series === undefined ? {} : { series: { externalId: file.series, name: file.series } }),
    ...(file.group === undefined ? {} : { group: file.group }),
    promoted: file.promoted === true,
    ...(added === undefined ? {} : { addedAt: added }),
    ...optional('code', file.code),
    ...optional('subtitle', file.subtitle),
    ...optional('lead', file.lead),
    ...optional('descriptionHtml', file.description === undefined ? undefined : context.html(file.description)),
    ...optional('version', file.version),
    ...optional('versionPicture', file.version_picture),
    unit,
    sellBy: parts(file.unit_sellby, 'unit_sellby'),
    precision: file.unit_precision,
    order: limits(file, parts),
    rebates: (file.rebates ?? []).map((rebate, n): Rebate => {
      const from = parts(rebate.from, `rebates.${n}.from`);
      return 'percent' in rebate
        ? { from, percentBp: Math.round(rebate.percent * 100) }
        : { from, price: rebate.price };
    }),
    ...(file.subscription
      ? {
          subscription: {
            periods: file.subscription.periods,
            only: file.subscription.only,
            ...optional('minDeliveries', file.subscription.min_deliveries),
          },
        }
      : {}),
    ...optional('advance', file.advance),
    ...optional('contents', file.contents),
    ...optional('bundle', file.bundle),
    pictures: file.pictures.map((picture) => context.picture(picture.file, picture.alt)),
    parameters: Object.entries(file.parameters).map(([name, value]) => ({ name, values: valuesOf(value) })),
    attachments: file.attachments,
    ...(file.warranty
      ? {
          warranty: {
            name: file.warranty.name,
            ...optional('months', file.warranty.months),
            ...optional('text', file.warranty.text),
          },
        }
      : {}),
    safety: {
      warnings: file.safety?.warnings ?? [],
      ...optional('identifier', file.safety?.identifier),
      ...optional('manufacturer', contactOf(context, file.safety?.manufacturer ?? file.producer, 'manufacturer')),
      ...optional('responsible', contactOf(context, file.safety?.responsible ?? file.producer, 'responsible')),
    },
    ...optional('energyLabel', file.energy_label),
    ...(file.service_date
      ? {
          serviceDate: {
            label: file.service_date.label,
            weekdays: file.service_date.weekdays,
            hours: file.service_date.hours,
            aheadDays: file.service_date.ahead_days,
            windowDays: file.service_date.window_days,
          },
        }
      : {}),
    personalisation: (file.personalisation ?? []).map(
      ({ key, label, help, kind, required, max_length, max_megabytes }) => ({
        key,
        label,
        kind,
        required,
        ...optional('help', help),
        ...optional('maxLength', max_length),
        ...optional('maxMegabytes', max_megabytes),
      }),
    ),
    related: file.related,
    sizes: sizesOf(file, context, parts),
  };
}

function sizesOf(file: ProductFile, context: FolderContext, parts: PartsOf): SizeDraft[] {
  const sizes: FileSize[] = file.sizes ?? [{ type: ONE_SIZE }];
  if (sizes.length === 0) throw new Refusal('sizes', 'at least one size, or no key at all for a product without sizes');
  const types = sizes.map((size) => size.type);
  if (new Set(types).size < types.length) throw new Refusal('sizes', 'each size type once');
  return sizes.map((size, n) => sizeOf(file, size, `sizes.${n}`, context, parts));
}

function sizeOf(file: ProductFile, size: FileSize, at: string, context: FolderContext, parts: PartsOf): SizeDraft {
  const points = { ...file.points, ...size.points };
  const price = priceOf({ ...pricedOf(file), ...pricedOf(size) }, at, context);
  const phonePrice = size.phone_price ?? file.phone_price ?? false;
  const gratis = size.gratis ?? file.gratis ?? false;
  if (!price && points.price === undefined && !phonePrice && !gratis) {
    throw new Refusal('price', 'a price, a points price, phone_price: true or gratis: true');
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
    ...optional('pointsPrice', points.price),
    ...optional('pointsEarned', points.earn),
    ...optional('deposit', size.deposit ?? file.deposit),
    phonePrice,
    gratis,
    availability: availabilityOf({ ...file.availability, ...size.availability }, context),
    stocks: stocksOf(size.stock ?? file.stock ?? 0, at, context.shop, parts),
  };
}

const pricedOf = ({ price, history, promotion }: Partial<Priced>): Partial<Priced> => ({
  ...optional('price', price),
  ...optional('history', history),
  ...optional('promotion', promotion),
});

function priceOf(priced: Partial<Priced>, at: string, context: FolderContext): PriceDraft | undefined {
  if (priced.price === undefined) return undefined;
  const { promotion } = priced;
  if (promotion && promotion.price >= priced.price) throw new Refusal(`${at}.promotion.price`, 'less than the price');
  const from = promotion && dateOf(context, promotion.from, 'promotion.from');
  const to = promotion?.to === undefined ? null : dateOf(context, promotion.to, 'promotion.to');
  if (from !== undefined && to !== null && to <= from)
    throw new Refusal('promotion.to', 'a moment after promotion.from');
  return {
    regular: priced.price,
    history: (priced.history ?? []).map((entry) => ({
      price: entry.price,
      from: dateOf(context, entry.from, 'history'),
    })),
    ...(promotion && from !== undefined ? { promotion: { price: promotion.price, from, to } } : {}),
  };
}

function availabilityOf(file: Partial<NonNullable<ProductFile['availability']>>, context: FolderContext): Availability {
  const date =
    file.delivery_date === undefined ? undefined : dateOf(context, file.delivery_date, 'availability.delivery_date');
  return {
    status: file.status ?? 'auto',
    visible: file.visible ?? true,
    deliveryDaysUndefined: file.delivery_days_undefined ?? false,
    unknownDelivery: file.unknown_delivery ?? false,
    ...optional('description', file.description),
    ...optional('descriptionPhone', file.description_phone),
    ...optional('picture', file.picture),
    ...optional('picturePhone', file.picture_phone),
    ...optional('deliveryDays', file.delivery_days),
    ...optional('deliveryDate', date),
  };
}

function stocksOf(stock: NonNullable<ProductFile['stock']>, at: string, shop: ShopFile, parts: PartsOf): Stock[] {
  const [first] = shop.branches;
  const byBranch: Record<string, number | 'unlimited'> =
    typeof stock === 'object' ? stock : { [first?.slug ?? '']: stock };
  return Object.entries(byBranch).map(([slug, quantity]) => {
    const branch = shop.branches.find((known) => known.slug === slug);
    if (!branch)
      throw new Refusal(`${at}.stock`, `a store of shop.yaml: ${shop.branches.map((b) => b.slug).join(', ')}`);
    return {
      branch: slug,
      own: branch.kind === 'own',
      quantity: quantity === 'unlimited' ? UNLIMITED : parts(quantity, `${at}.stock`),
    };
  });
}

type PartsOf = (units: number, at: string) => Parts;

const partsOf =
  (precision: number): PartsOf =>
  (units, at) => {
    const parts = fromWire(units, precision);
    if (parts === undefined)
      throw new Refusal(at, `a quantity with at most ${precision} decimals, as unit_precision says`);
    return parts;
  };

const limits = ({ order = {} }: ProductFile, parts: PartsOf) => ({
  ...optional('min', order.min === undefined ? undefined : parts(order.min, 'order.min')),
  ...optional('max', order.max === undefined ? undefined : parts(order.max, 'order.max')),
  ...optional(
    'minPerSize',
    order.min_per_size === undefined ? undefined : parts(order.min_per_size, 'order.min_per_size'),
  ),
  ...optional(
    'maxPerSize',
    order.max_per_size === undefined ? undefined : parts(order.max_per_size, 'order.max_per_size'),
  ),
  ...optional(
    'minSubscription',
    order.min_subscription === undefined ? undefined : parts(order.min_subscription, 'order.min_subscription'),
  ),
});

const vatOf = (vat: number | 'zw'): Vat =>
  vat === 'zw' ? { bp: 0, exempt: true } : { bp: Math.round(vat * 100), exempt: false };

function valuesOf(value: string | number | boolean | string[]): string[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'boolean') return [value ? 'tak' : 'nie'];
  return [typeof value === 'number' ? String(value).replace('.', ',') : value];
}

function contactOf(context: FolderContext, slug: string, which: 'manufacturer' | 'responsible'): Contact | undefined {
  const producer = context.producers.get(slug);
  if (!producer) throw new Refusal(`safety.${which}`, 'a producer of producers.yaml');
  return producer[which];
}

function dateOf(context: FolderContext, text: string, at: string): number {
  const ms = context.date(text);
  if (ms === undefined) throw new Refusal(at, 'a day that exists');
  return ms;
}

/** A key that is there only when it has a value, so that records stay small and equal ones are equal. */
function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: V });
}
