import type { Grosze } from '../kit/money.ts';
import type { PluralForms } from '../kit/plural.ts';
import type { Parts } from '../kit/quantity.ts';
import type { Contact, DurabilityGuarantee, EnergyLabel, Safety, WithdrawalLimit } from './legalInfo.ts';

/** Types of goods. Names on the wire: docs/contract/calls.md#projector. Amounts are gross grosze. */

export type ProductType = 'item' | 'bundle' | 'virtual' | 'service';

export interface Unit extends PluralForms {
  /** Short form, e.g. `szt.` */
  name: string;
}

/** Rate of VAT in basis points (2300 is 23 %); exempt goods have rate 0 and the mark „zw”. */
export interface Vat {
  bp: number;
  exempt: boolean;
}

/** Limit of pictures of one product: its page shows all. */
export const MOST_PICTURES = 100;
export const MOST_ATTACHMENTS = 50;

export interface ProductPicture {
  /**
   * A name in pictures/ of the shop; in a draft also an http(s) address of a feed, which is read from the store as
   * `feed:<product id>/<place>`, because no browser may see it.
   */
  file: string;
  /** Hash of the content or of the remote address: 16 hexadecimal digits. */
  hash?: string;
  /** Text for people who do not see it. */
  alt: string;
  /** Caption for everybody, beside the picture. */
  caption?: string;
  /** Pixels; 0 while unknown. */
  width: number;
  height: number;
}

export interface Parameter {
  name: string;
  values: string[];
}

/** A quantity rebate from a threshold on: a percentage in basis points, or a price of one unit. */
export type Rebate = { from: Parts; percentBp: number } | { from: Parts; price: Grosze };

export interface OrderLimits {
  min?: Parts;
  max?: Parts;
  minPerSize?: Parts | undefined;
  maxPerSize?: Parts;
  minSubscription?: Parts;
}

export interface BundlePart {
  product: number;
  size: string;
  /** Quantity of it in one bundle, whole units. */
  quantity: number;
  /** Other sizes that a shopper may take instead, at the same price. */
  sizes?: string[];
}

/** When a service can be had. Days are ISO days, places are parts of its unit. */
export interface ServiceDate {
  label: string;
  /** 1 is Monday. */
  weekdays: number[];
  hours: string[];
  aheadDays: number;
  windowDays: number;
  /** Places of one term; missing: there is no bound. */
  places?: Parts;
  /** Not on public holidays. */
  holidays?: false;
  closed?: { day: string; why?: string }[];
  /** Days with hours and places of their own, instead of what their weekday has. */
  terms?: { day: string; hours: string[]; places?: Parts }[];
}

/** Data of a product that no query looks at; stored as JSON. */
export interface ProductRecord {
  code?: string;
  subtitle?: string;
  lead?: string;
  /** Description, sanitised on import. */
  descriptionHtml?: string;
  /** Name that tells this product from others of its group. */
  version?: string;
  /** File of the picture of its own that stands for it among the others; missing: the first. */
  versionPicture?: string;
  /** "#rrggbb": one, or an upper and a lower one. */
  versionColours?: string[];
  unit: Unit;
  /** The quantity is a multiple of this. */
  sellBy: Parts;
  /** Decimals of the quantity. */
  precision: number;
  /** False: shown with its price, and not sold. */
  forSale?: false;
  order: OrderLimits;
  rebates: Rebate[];
  subscription?: { periods: number[]; only: boolean; minDeliveries?: number };
  /** What one unit holds, where sizes do not say it of themselves. */
  contents?: Contents;
  bundle?: BundlePart[];
  pictures: ProductPicture[];
  parameters: Parameter[];
  /** A name in attachments/ of the shop with its size, or a remote address of a feed, which is not handed on and has no size. */
  attachments: { file: string; name: string; bytes?: number }[];
  warranty?: { name: string; months?: number; text?: string };
  durability?: DurabilityGuarantee;
  withdrawal?: WithdrawalLimit;
  safety: Safety;
  energyLabel?: EnergyLabel;
  serviceDate?: ServiceDate;
  personalisation: {
    key: string;
    label: string;
    help?: string;
    kind: 'text' | 'file';
    required: boolean;
    /** Characters; `LONGEST_TEXT` where it is missing. */
    maxLength?: number;
    maxMegabytes?: number;
  }[];
  related: number[];
}

export interface Availability {
  /** auto: can be bought while in stock. */
  status: 'auto' | 'order' | 'disable';
  description?: string;
  descriptionPhone?: string;
  picture?: string;
  picturePhone?: string;
  visible: boolean;
  deliveryDays?: number;
  deliveryDaysUndefined: boolean;
  /** Epoch ms. */
  deliveryDate?: number;
  unknownDelivery: boolean;
}

/** What one unit holds, in a unit of `measures.ts`. */
export interface Contents {
  amount: number;
  unit: string;
}

/** Data of a size that no query looks at; stored as JSON. */
export interface SizeRecord {
  code?: string;
  ean?: string;
  vat: Vat;
  srp?: Grosze;
  subscriptionPrice?: Grosze;
  /** Grams. */
  weight?: number;
  contents?: Contents;
  pointsPrice?: number;
  pointsEarned?: number;
  deposit?: { amount: Grosze; label: string };
  phonePrice: boolean;
  gratis: boolean;
  availability: Availability;
  /** The least of it in one order, in place of what the product says of each size. */
  least?: Parts;
  /** Place of its picture among those of the product, from 0. */
  picture?: number;
}

export interface PriceEntry {
  kind: 'regular' | 'promotion';
  price: Grosze;
  /** Epoch ms. */
  startsAt: number;
  endsAt: number | null;
}

export interface Stock {
  branch: string;
  own: boolean;
  /** Quantity; -1 never runs out. */
  quantity: Parts;
}

export interface Size extends SizeRecord {
  type: string;
  name: string;
  prices: PriceEntry[];
  stocks: Stock[];
}

export interface Named {
  id: number;
  slug: string;
  name: string;
}

export interface Product extends ProductRecord {
  id: number;
  slug: string;
  name: string;
  type: ProductType;
  categoryId: number;
  producer: Named;
  series?: Named;
  group?: string;
  /** Epoch ms. */
  addedAt: number;
  sizes: Size[];
  /** Parts taken of each term of a service that has places, by `writeTerm`. */
  takenTerms?: ReadonlyMap<string, Parts>;
}

export interface Category extends Named {
  parentId: number | null;
  position: number;
  lead?: string;
  descriptionHtml?: string;
  picture?: ProductPicture;
}

export interface Producer extends Named {
  lead?: string;
  descriptionHtml?: string;
  picture?: ProductPicture;
  manufacturer?: Contact;
  responsible?: Contact;
}

export interface Series extends Named {
  lead?: string;
  descriptionHtml?: string;
  picture?: ProductPicture;
}

/** The size code of a product that has no sizes. */
export const ONE_SIZE = 'uniw';
export const UNLIMITED = -1;

/** What stands for a product among the others of its group. */
export const versionPicture = ({ versionPicture: named, pictures }: Pick<Product, 'versionPicture' | 'pictures'>) =>
  pictures.find(({ file }) => file === named) ?? pictures[0];

/** Addresses of the shop, in one place. */
export const productPath = (product: { slug: string; id: number }) => `/produkt/${product.slug}-${product.id}`;
export const categoryPath = (category: { slug: string }) => `/kategoria/${category.slug}`;
export const producerPath = (producer: { slug: string }) => `/producent/${producer.slug}`;
export const seriesPath = (series: { slug: string }) => `/seria/${series.slug}`;
