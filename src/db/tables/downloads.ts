/** A file that somebody bought, and how often and how long it can still be fetched. */
export interface DownloadRow {
  /** Secret of the link. */
  id: string;
  order_id: string;
  /** Line of the order. */
  place: number;
  /** Below downloads/ of the shop. */
  file: string;
  created_at: number;
  expires_at: number;
  /** Times that it can still be fetched. */
  left: number;
  /** Tries that were counted; null where it was handed out before they were. */
  fetched: number | null;
  /** When a try was last counted, epoch ms. */
  counted_at: number | null;
}

export interface DownloadTables {
  downloads: DownloadRow;
}
