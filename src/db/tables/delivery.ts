/** A list of pick-up points as it was imported last. */
export interface PointListRow {
  /** Name of the list, as ways of delivery have it. */
  name: string;
  /** JSON: points as files name them. */
  points: string;
  /** Epoch ms. */
  imported_at: number;
}

export interface DeliveryTables {
  point_lists: PointListRow;
}
