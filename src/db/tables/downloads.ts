/** A file that somebody bought, and how often and how long it can still be fetched. */
export interface DownloadRow {
  /** Secret of its link. */
  id: string;
  order_id: string;
  /** Of the line it was bought with. */
  place: number;
  /** Below downloads/ of the shop. */
  file: string;
  created_at: number;
  expires_at: number;
  /** Times that it can still be fetched. */
  left: number;
}

export interface DownloadTables {
  downloads: DownloadRow;
}
