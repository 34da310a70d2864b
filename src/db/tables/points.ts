export interface PointEntryRow {
  id: string;
  /** Null once the account is gone: what its orders have given stays written down, so that it is not given again. */
  customer_id: string | null;
  /** Number of the entry from 1, without gaps, within a customer; 0 for entries without one. */
  place: number;
  /** `spent`, `returned`, `earned` or `revoked`. */
  kind: string;
  order_id: string;
  order_number: number;
  /** Above 0 given, below 0 taken; whole points. */
  amount: number;
  /** Sum of all amounts up to this one. */
  balance: number;
  at: number;
}

export interface PointTables {
  point_entries: PointEntryRow;
}
