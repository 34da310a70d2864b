/** A file that a shopper has sent; its bytes lie in DATA_DIR/files under the id. */
export interface UploadRow {
  id: string;
  /** Id of the session that sent it; nobody else is given it. */
  owner: string;
  /** Name of the file for people, never for a path. */
  name: string;
  /** Media type by its content; `application/octet-stream` where that does not tell. */
  type: string;
  /** Bytes. */
  size: number;
  created_at: number;
  /** Moment at which a form took it; null while it waits. */
  used_at: number | null;
  /** Purpose that took it, e.g. `contact`; empty while it waits. */
  used_for: string;
  /** Moment of its removal; null for as long as the shop needs it, 0 for as long as its owner's session lives. */
  keep_until: number | null;
}

export interface FileTables {
  uploads: UploadRow;
}
