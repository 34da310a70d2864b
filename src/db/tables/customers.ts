export interface CustomerRow {
  /** Id, also that of the session that holds the customer's data. */
  id: string;
  login: string;
  /** Login in small letters, for signing in. */
  login_key: string;
  email: string;
  email_key: string;
  /** `private` or `firm`. */
  kind: string;
  /** Hash by `customers/password.server.ts`. */
  password_hash: string;
  /** Name, company, telephones and address by part, and the birth date, as JSON. */
  address: string;
  created_at: number;
  changed_at: number;
  /** Moment at which a mailed link was used; null when none was. */
  email_verified_at: number | null;
  /** Language of the last sign-in; null: Polish. */
  language: string | null;
}

export interface CustomerAddressRow {
  id: string;
  customer_id: string;
  /** `delivery` or `invoice`. */
  kind: string;
  /** Address by part, as JSON. */
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
  /** Consent word for word. */
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
  /** Hash of the subject: a typed login, or the visitor's address. */
  key: string;
  failures: number;
  /** Moment before which no try is accepted. */
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
