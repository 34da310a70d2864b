/** A file that a shopper has sent; its bytes lie in DATA_DIR/files under the id. */
export interface UploadRow {
  id: string;
  /** Id of the session that sent it; nobody else is given it. */
  owner: string;
  /** As its owner calls it: for people, never for a path. */
  name: string;
  /** Media type by its content; `application/octet-stream` where that does not tell. */
  type: string;
  /** Bytes. */
  size: number;
  created_at: number;
  /** When a form took it; null while it waits. */
  used_at: number | null;
  /** What took it, e.g. `contact`; empty while it waits. */
  used_for: string;
  /** When it is swept; null for as long as the shop needs it, 0 for as long as its owner's session lives. */
  keep_until: number | null;
}

export interface FileTables {
  uploads: UploadRow;
}
