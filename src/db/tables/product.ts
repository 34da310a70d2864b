export interface StockRequestRow {
  id: string;
  product_id: number;
  size_type: string;
  /** Address in small letters. */
  email: string;
  /** Consent word for word, with its moment. */
  consent: string;
  consented_at: number;
  /** Moment at which the mail was queued; null while the request waits. */
  notified_at: number | null;
  /** SHA-256 of the token in that mail, by which its reader removes the address. */
  token_hash: string | null;
  /** Language of the page where it was asked for; null: Polish. */
  language: string | null;
  /** Chosen parts of a bundle, as an address carries them; null: as the merchant made it. */
  parts: string | null;
}

/** A product that came back. Rows of its own for each time: who writes one waits for nobody, and none is lost. */
export interface BackInStockRow {
  id: string;
  product_id: number;
}

export interface PriceAlertRow {
  id: string;
  product_id: number;
  size_type: string;
  /** Address in small letters. */
  email: string;
  /** Tells only of prices up to this, grosze; null: of each reduction. */
  below: number | null;
  /** Price last seen, grosze, as the shop shows it: gross or net. */
  price: number;
  /** Whose prices it is about; null: those of home. */
  country: string | null;
  /** Language of the page where it was asked for; null: Polish. */
  language: string | null;
  /** Consent word for word, with its moment. */
  consent: string;
  consented_at: number;
  /** SHA-256 of the token in the e-mail that asks to confirm. Null of what was confirmed before it was kept for longer. */
  confirm_hash: string | null;
  /** Moment until which that token confirms. */
  confirm_until: number | null;
  confirmed_at: number | null;
  /** Token by which a reader ends it; in each e-mail. */
  leave_token: string;
}

export interface ProductTables {
  stock_requests: StockRequestRow;
  back_in_stock: BackInStockRow;
  price_alerts: PriceAlertRow;
}
