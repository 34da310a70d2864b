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
  /** 1 when it was written by a link that was mailed to the buyer. */
  confirmed: number;
  /** Size that was bought, as the order names it. */
  size_name: string | null;
  /** What its author was given for it; null for nothing. */
  thanks: string | null;
  /** Order whose link wrote it. */
  order_id: string | null;
}

export interface OpinionVoteRow {
  opinion_id: string;
  /** Hash of a session or an address, another one for each opinion. */
  voter: string;
}

/** A photo of an opinion, encoded anew by the shop. */
export interface OpinionPhotoRow {
  /** Id of the file of a shopper that holds it. */
  id: string;
  opinion_id: string;
  /** Among the photos of the opinion, from 0. */
  place: number;
  /** 16 hexadecimal digits of the hash of its bytes. */
  hash: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** An order whose buyer is asked for opinions, once. */
export interface OpinionRequestRow {
  order_id: string;
  due_at: number;
  /** When it was looked at: the buyer was asked, or is not to be. */
  done_at: number | null;
  /** Hash of the token of the link that ends such e-mails. */
  leave_hash: string | null;
}

/** A link to write one opinion about one line of an order. */
export interface OpinionLinkRow {
  token_hash: string;
  order_id: string;
  order_number: number;
  place: number;
  expires_at: number;
  used_at: number | null;
}

/** Somebody who wants no e-mails that ask for opinions. */
export interface OpinionRefusalRow {
  email_hash: string;
  at: number;
}

export interface OpinionTables {
  opinions: OpinionRow;
  opinion_votes: OpinionVoteRow;
  opinion_photos: OpinionPhotoRow;
  opinion_requests: OpinionRequestRow;
  opinion_links: OpinionLinkRow;
  opinion_refusals: OpinionRefusalRow;
}
