export interface OpinionRow {
  id: string;
  product_id: number;
  /** Who wrote it while signed in. */
  customer_id: string | null;
  author: string;
  /** 1 to 5. */
  rating: number;
  content: string;
  /** SHA-256 of the words alone, by which a repeated text is known. */
  content_mark: string;
  /** See `opinions/model.ts`. */
  state: string;
  /** The merchant's reason for refusing it. */
  why: string | null;
  made_at: number;
  decided_at: number | null;
  answer: string | null;
  answered_at: number | null;
  /** Number of those who found it helpful. */
  helpful: number;
}

export interface OpinionVoteRow {
  opinion_id: string;
  /** Hash of a session or an address, another one for each opinion. */
  voter: string;
}

export interface OpinionTables {
  opinions: OpinionRow;
  opinion_votes: OpinionVoteRow;
}
