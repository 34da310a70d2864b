export interface CustomerRow {
  /** Also the id of the session that their things hang on. */
  id: string;
  login: string;
  /** In small letters, as are those people sign in with. */
  login_key: string;
  email: string;
  email_key: string;
  /** `private` or `firm`. */
  kind: string;
  /** As `customers/password.server.ts` writes it. */
  password_hash: string;
  /** Name, company, telephones and address by part, and the birth date, as JSON. */
  address: string;
  created_at: number;
  changed_at: number;
  /** When a link that was mailed there was used; null when none was. */
  email_verified_at: number | null;
}

export interface CustomerAddressRow {
  id: string;
  customer_id: string;
  /** `delivery` or `invoice`. */
  kind: string;
  /** By part, as JSON. */
  address: string;
  /** 1 for the one that is taken first. */
  is_default: number;
  created_at: number;
}

export interface CustomerConsentRow {
  id: string;
  customer_id: string;
  /** `mailing` or `sms`. */
  purpose: string;
  /** Word for word what was agreed to. */
  words: string;
  given_at: number;
  withdrawn_at: number | null;
}

/** A link sent by mail, that works once. */
export interface CustomerLinkRow {
  token_hash: string;
  customer_id: string;
  expires_at: number;
}

/** A link sent by mail, that works once: proves an address, and makes it that of the account. */
export interface EmailLinkRow {
  token_hash: string;
  customer_id: string;
  email: string;
  expires_at: number;
}

export interface AttemptRow {
  /** Hash of what is counted: a login that was typed, an address that asks. */
  key: string;
  failures: number;
  /** Nothing more is tried before this moment. */
  blocked_until: number;
  last_at: number;
}

export interface CustomerTables {
  customers: CustomerRow;
  customer_addresses: CustomerAddressRow;
  customer_consents: CustomerConsentRow;
  customer_links: CustomerLinkRow;
  attempts: AttemptRow;
  email_links: EmailLinkRow;
}
