import type { DelayTime, ShippingTime, SizeDelivery } from '../../delivery/shapes.ts';

export type { ShippingTime, SizeDelivery };

/**
 * Answers of `/ajax/projector.php` and of the section `Projector` of `/ajax/get.php`
 * (docs/contract/calls.md#projector). Amounts are decimal text ("123.00") unless told; flags are the texts "true" and
 * "false", or "y". A missing field means that there is nothing to say.
 */

/** An amount with what a shopper reads; the net twins follow from the rate of VAT of the size. */
type Priced<Name extends string> = {
  [Key in Name | `${Name}_net` | `${Name}_formatted` | `${Name}_net_formatted`]?: string;
};

export interface RebateTier {
  /** Quantity missing to this tier, in units; missing once it is reached. */
  left?: number;
  /** Quantities from and up to which it holds (missing: without end), in units. */
  threshold: number;
  threshold_end?: number;
  /** Percent, or price of a unit, as the merchant wrote it. */
  value: string;
  price: string;
  price_net: string;
  price_formatted: string;
  price_net_formatted: string;
  /** Price per kg, l, m, m² or piece at this tier. */
  unit_price_formatted?: string;
  unit_price_net_formatted?: string;
}

export interface RebateNumber {
  items: (RebateTier | null)[];
  /** Quantity missing to the next tier, in units, and the unit price there. */
  nextleft?: number;
  nextprice?: string;
  nextprice_net?: string;
  nextprice_formatted?: string;
  nextprice_net_formatted?: string;
  nextthreshold?: number;
}

export interface SizePrices
  extends Priced<'srp'>,
    Priced<'maxprice'>,
    Priced<'omnibus_price'>,
    Priced<'beforerebate'>,
    Priced<'yousave'> {
  /** Price; "0.00" for one by telephone, and for free goods. */
  value: string;
  price_formatted: string;
  price_net: string;
  price_net_formatted: string;
  /** Saving, calculated from the lowest price of 30 days before the reduction; 0 or 1 decimal, with a point. */
  yousave_percent?: string;
  beforerebate_yousave_percent?: string;
  /** "true": offered for less than 30 days, so that the lowest price is that since the first offer. */
  omnibus_since_offer?: string;
  /** ISO 8601 moment at which the reduction ends. */
  new_price_until?: string;
  /** Never told: an order is paid at once, whole. */
  advanceprice?: string;
  advanceprice_formatted?: string;
  deposit_price?: string;
  deposit_price_formatted?: string;
  deposit_label?: string;
  /** Price per kg, l, m, m² or piece. */
  unit_price_formatted?: string;
  unit_price_net_formatted?: string;
  unit_price_per?: string;
  /** Whole points, as text. */
  points?: string;
  /** "n" where points buy nothing, because the product is not for sale. */
  points_enable?: 'n';
  points_recive?: string;
  /** Anything but "y" cannot be bought. */
  basket_enable: string;
  rebateNumber?: RebateNumber;
}

export interface SizeAvailability {
  status: 'enable' | 'order' | 'disable';
  /** Anything but "y" hides the block of the status. */
  visible: string;
  status_description?: string;
  status_description_tel?: string;
  /** Addresses of pictures, our own. */
  status_gfx?: string;
  status_gfx_tel?: string;
  /** ISO day on which it is expected back. */
  delivery_date?: string;
  /** "true" hides the count of days. */
  delivery_days_undefined: string;
  delivery_days?: number;
  delay_time: DelayTime;
  shipping_time: ShippingTime;
}

export interface SizeItem {
  type: string;
  name: string;
  description: string;
  priority: string;
  /** Units; -1 never runs out. In all, in stores of others, in own stores. */
  amount: number;
  amount_mm: number;
  amount_mo: number;
  /** Units; only where the size has a bound of its own. */
  min_quantity_per_order?: number;
  phone_price: string;
  gratis: string;
  bundle_price?: { amount_diff_gross: string; amount_diff_net: string; percent_diff: number };
  rebateNumber?: RebateNumber;
  price_normal?: string;
  price_normal_net?: string;
  price_subscription?: string;
  price_subscription_net?: string;
  availability: SizeAvailability;
  delivery: SizeDelivery;
  /** Numbers, in the currency (docs/contract/calls.md#projector). */
  prices: { price: number; price_net: number; price_srp: number; price_crossed_retail: number };
}

export interface SizesAnswer {
  id: number;
  name: string;
  link: string;
  icon?: string;
  code: string;
  product_type: string;
  unit: string;
  unit_single: string;
  unit_plural: string;
  unit_precision: string;
  unit_sellby: number;
  taxes: { vat: string };
  amount: number;
  /** Sizes in the merchant's order, keyed `<place>-<type>` ("00000-uniw"). */
  items: Record<string, SizeItem>;
}

/** `get=product`: the product without its sizes. */
export interface ProductAnswer {
  id: number;
  name: string;
  firm: { name: string; productsLink: string };
  series?: { name: string; link: string };
  code: string;
  icon?: string;
  taxes: { vat: string };
  /** "true" while a reduction of some size runs. */
  promotion: string;
  new: string;
  link: string;
  product_type: string;
}

/** `get=versions`: other products of the group, this one among them. */
export interface VersionsAnswer {
  name: string;
  items: { id: number; name: string; link: string; gfx?: string; product_name: string; product_icon?: string }[];
}

/** `get=multiversions`: the same as a choice to make, with what each costs more (less than nothing: less). */
export interface MultiversionsAnswer {
  id: string;
  name: string;
  items: Record<
    string,
    {
      enabled: string;
      selected: string;
      disabled: string;
      products: {
        product_id: number;
        version_priority: string;
        url: string;
        price_difference_netto?: string;
        price_difference_netto_formatted?: string;
        price_difference_brutto?: string;
        price_difference_brutto_formatted?: string;
      }[];
      values: Record<string, { id: number; name: string }>;
      values_id: string;
    }
  >;
}

/** `get=pictures`: a small one and the whole one, our own addresses. */
export interface PictureAnswer {
  data: { icon: string; large: string; description: string };
}

/** `get=bundle`: what a bundle holds. */
export interface BundlePart {
  id: number;
  name: string;
  link: string;
  icon?: string;
  size: string;
  size_name: string;
  /** Pieces of it in one bundle. */
  quantity: number;
  /** Price of one piece alone; missing without a price in money. */
  price?: string;
  price_net?: string;
  price_formatted?: string;
  price_net_formatted?: string;
}

/** `get=bundleprice`: what the parts cost by themselves, and how much less the bundle does. */
export interface BundlePrice {
  amount_diff_gross: string;
  amount_diff_gross_formatted: string;
  amount_diff_net: string;
  amount_diff_net_formatted: string;
  percent_diff: number;
}

/** Answer with a key for each value of `get`; null for a size or kind that the product does not have. */
export interface ProjectorAnswer {
  product?: ProductAnswer;
  sizes?: SizesAnswer;
  size?: SizeItem | null;
  sizeprices?: SizePrices | null;
  sizeavailability?: SizeAvailability | null;
  sizedelivery?: SizeDelivery | null;
  multiversions?: MultiversionsAnswer[];
  versions?: VersionsAnswer | null;
  pictures?: PictureAnswer[];
  bundle?: BundlePart[] | null;
  bundleprice?: BundlePrice | null;
}

/** Bounds in units; a missing one does not bind (docs/contract/product.md#product-data). */
export interface OrderQuantityRange {
  max_quantity_per_order?: number;
  max_size_quantity_per_order?: number;
  min_quantity_per_order?: number;
  min_size_quantity_per_order?: number;
  minimum_quantity_subscription?: number;
}

/** The product data object of a page (docs/contract/product.md#product-data), as `<script type="application/json" id="product_data">`. */
export interface ProductData {
  product_id: number;
  product_type: 'product_item' | 'product_bundle' | 'product_virtual' | 'product_service';
  currency: string;
  unit: string;
  unit_plural: string;
  unit_sellby: number;
  unit_precision: number;
  for_points: boolean;
  order_quantity_range: OrderQuantityRange;
  /** Sizes keyed by size type. */
  sizes: Record<string, SizeItem & { price: SizePrices; delay_time: DelayTime; shipping_time: ShippingTime }>;
}
