/** Countries and postcodes that a session has chosen for a while; null: none. */
export interface RegionRow {
  session_id: string;
  /** Codes of two letters. */
  delivery: string | null;
  billing: string | null;
  delivery_zipcode: string | null;
  billing_zipcode: string | null;
}

export interface RegionTables {
  regions: RegionRow;
}
