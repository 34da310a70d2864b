export interface PasskeyRow {
  /** Id of the credential, base64url. */
  id: string;
  /** Id of the account, as the customers' room knows it. */
  account: string;
  public_key: Uint8Array;
  counter: number;
  /** JSON list. */
  transports: string;
  /** 1 when the key may be copied to other devices, and when it has been. */
  backup_eligible: number;
  backed_up: number;
  /** Model of what keeps the key, a UUID. */
  aaguid: string;
  /** Name as its owner reads it. */
  name: string;
  created_at: number;
  used_at: number | null;
}

export interface PasskeyChallengeRow {
  challenge: string;
  /** `register` or `login`. */
  ceremony: string;
  session_id: string;
  origin: string;
  /** Account of a registration. */
  account: string | null;
  expires_at: number;
}

/** A right that may be used once. */
export interface PasskeyGrantRow {
  token_hash: string;
  /** `authorize` or `login`. */
  kind: string;
  account: string;
  /** The one session that may use it; null where the accounts live on another origin than the shop. */
  session_id: string | null;
  expires_at: number;
}

export interface PasskeyCodeRow {
  /** Session; one code each. */
  session_id: string;
  code_hash: string;
  /** Null: the address has no account, which only its reader learns. */
  account: string | null;
  tries: number;
  expires_at: number;
}

export interface AccountTables {
  passkeys: PasskeyRow;
  passkey_challenges: PasskeyChallengeRow;
  passkey_grants: PasskeyGrantRow;
  passkey_codes: PasskeyCodeRow;
}
