/** Deed that waits to be measured. */
export interface TrackingEventRow {
  id: string;
  /** Session of the browser that it was done in. */
  session_id: string;
  /** JSON: `Deed`. */
  deed: string;
  /** Deeds of one request stand by it, ascending. */
  place: number;
  done_at: number;
}

export interface MeasuringTables {
  tracking_events: TrackingEventRow;
}
