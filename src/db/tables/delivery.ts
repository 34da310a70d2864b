/** A list of pick-up points as it was imported last. */
export interface PointListRow {
  /** As ways of delivery name it. */
  name: string;
  /** JSON: points as files name them. */
  points: string;
  /** Epoch ms. */
  imported_at: number;
}

export interface DeliveryTables {
  point_lists: PointListRow;
}
