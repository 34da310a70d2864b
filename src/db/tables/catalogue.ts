/** Source of a row: `shop` is the shop's own folder, anything else an imported feed. */
interface Sourced {
  source: string;
  external_id: string;
}

interface Named extends Sourced {
  id: number;
  slug: string;
  name: string;
  position: number;
  /** JSON of the room's own record: lead, description, picture and so on. */
  data: string;
}

export interface CategoryRow extends Named {
  parent_id: number | null;
}

export type ProducerRow = Named;
export type SeriesRow = Named;

export interface ProductRow extends Sourced {
  id: number;
  slug: string;
  name: string;
  type: string;
  category_id: number;
  producer_id: number;
  series_id: number | null;
  group_key: string | null;
  /** Lower stands first in „Polecane”. */
  position: number;
  /** Epoch ms. */
  added_at: number;
  /** SHA-256 of the draft, so that an unchanged record costs one comparison. */
  hash: string;
  data: string;
  /** Value of the `catalogue` version row when this product last changed; processes patch their index from it. */
  changed_version: number;
  removed_at: number | null;
}

export interface ProductCategoryRow {
  product_id: number;
  category_id: number;
}

export interface SizeRow {
  product_id: number;
  type: string;
  name: string;
  position: number;
  data: string;
}

export interface StockRow {
  product_id: number;
  size_type: string;
  branch: string;
  own: number;
  /** 10^unit_precision parts; -1 never runs out. */
  quantity: number;
  /**
   * Last value of the file or feed: an import changes `quantity` only when this changes, so that sales are not undone.
   */
  imported: number;
}

/** Parts of a service that orders have taken of one term. */
export interface ServiceTermRow {
  product_id: number;
  /** "2026-12-05 10:00", or the day alone. */
  term: string;
  taken: number;
}

/** A product whose stock has changed, until its version is moved: `src/catalogue/untold.server.ts`. */
export interface UntoldProductRow {
  product_id: number;
}

export interface PriceEntryRow {
  product_id: number;
  size_type: string;
  kind: 'regular' | 'promotion';
  /** Gross grosze. */
  price: number;
  starts_at: number;
  ends_at: number | null;
}

export interface ParameterRow {
  id: number;
  slug: string;
  name: string;
  /** Place among the facets, or -1 when it is not offered as a filter. */
  facet_position: number;
}

export interface ParameterValueRow {
  id: number;
  parameter_id: number;
  slug: string;
  name: string;
}

export interface ProductValueRow {
  product_id: number;
  value_id: number;
}

export interface CatalogueTables {
  categories: CategoryRow;
  producers: ProducerRow;
  series: SeriesRow;
  products: ProductRow;
  product_categories: ProductCategoryRow;
  sizes: SizeRow;
  stocks: StockRow;
  service_terms: ServiceTermRow;
  untold_products: UntoldProductRow;
  price_entries: PriceEntryRow;
  parameters: ParameterRow;
  parameter_values: ParameterValueRow;
  product_values: ProductValueRow;
}
