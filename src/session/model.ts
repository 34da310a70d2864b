import type { Tx } from '../db/database.ts';

/** Who is asking: built once a request by the server and passed down. No room reads cookies. */
export interface Shopper {
  /** What their things hang on. Missing until the shopper does something worth remembering; a customer's own once they are signed in. */
  session?: string;
  /** The customer who has signed in. */
  customer?: string;
  /** When they last proved who they are, epoch ms. */
  provedAt?: number;
  /** The session of this browser, by which a customer tells it from others of theirs. */
  place?: string;
}

/** Who asks, for counting too: a session is free, so the address counts as well. */
export interface Asking {
  shopper: Shopper;
  /** Key of the address; empty where nothing is known. */
  visitor: string;
}

/** One request of a shopper, who may do something worth remembering. */
export interface Visit extends Shopper {
  /**
   * The session, made in `tx` when there is none: once it is committed, its cookie goes out with the answer.
   * Undefined where no session can be kept: over plain http on a network (RFC 6265bis, `Secure`).
   */
  remember(tx: Tx): Promise<string | undefined>;
  /**
   * Signs a customer in: under a new token, in a new session when another person or nobody was signed in. What hung on
   * the session before must have been moved, for it ends. False where no session can be kept.
   */
  signIn(tx: Tx, customer: string): Promise<boolean>;
  /** Ends the session of this browser. */
  signOut(tx: Tx): Promise<void>;
}

/** How long somebody who proved who they are may change what opens their account, ms. */
export const PROOF_LASTS = 15 * 60_000;

/** Has the customer proved who they are a moment ago? */
export const isFresh = ({ customer, provedAt }: Shopper, now: number): boolean =>
  customer !== undefined && provedAt !== undefined && now - provedAt < PROOF_LASTS;

/** What a section of the personal-data call (`POST /ajax/get.php`) is asked with. */
export interface SectionRequest {
  params: Readonly<Record<string, unknown>>;
  shopper: Shopper;
}

/** A room's answer to its section; it becomes `{response}` in the envelope. Null: there is no such thing. */
export type Section = (request: SectionRequest) => Promise<object | null>;
