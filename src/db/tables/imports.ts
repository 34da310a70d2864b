/** The import that runs now; others wait until it is over. */
export interface ImportTurnRow {
  /** One row alone: `catalogue`. */
  name: string;
  /** Random id of the run that has its turn. */
  holder: string;
  /** Epoch ms. */
  since: number;
  /** Epoch ms; moved on while the run lives, so that one that was killed holds nobody up. */
  until: number;
}

export interface ImportedFeedRow {
  source: string;
  /** Hash of the file that was imported last, and of what read it. */
  fingerprint: string;
  /** Epoch ms. */
  imported_at: number;
}

/** What the server of a feed said last, so that it is asked for news alone (RFC 9110, 13.1). */
export interface PolledFeedRow {
  address: string;
  etag: string | null;
  last_modified: string | null;
  /** Hash of the file that came last. */
  fingerprint: string | null;
  /** Epoch ms. */
  asked_at: number;
}

/** An address of an older shop. */
export interface RedirectRow {
  /** Path, with a query where that tells pages apart. */
  from_path: string;
  to_path: string;
}

export interface ImportTables {
  import_turns: ImportTurnRow;
  imported_feeds: ImportedFeedRow;
  polled_feeds: PolledFeedRow;
  redirects: RedirectRow;
}
