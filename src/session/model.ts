import type { Tx } from '../db/database.ts';
import { DAY, MINUTE } from '../kit/clock.ts';
import type { PriceContext } from '../kit/priceContext.ts';
import type { Measured } from './deeds.ts';

/** Visitor of a request: built by the server once per request and passed down. No room reads the cookie of a session. */
export interface Shopper {
  /**
   * Session that holds their data. Missing until the shopper does something worth remembering; that of the account once
   * they are signed in.
   */
  session?: string;
  /** Id of the signed-in customer. */
  customer?: string;
  /** Moment of the last proof of identity, epoch ms. */
  provedAt?: number;
  /** The session of this browser, by which a customer tells it from others of theirs. */
  place?: string;
  /** Missing where nothing may be measured: the shop does not, or the visitor has not agreed (`measuring/`). */
  measured?: Measured;
  /** Country of delivery that they have chosen, by its code; missing: home. */
  country?: string;
  /** Prices that they see; missing: those that everybody sees. */
  priceContext?: PriceContext;
}

/** Visitor with a key for counting: a session is free, so the address counts as well. */
export interface Asking {
  shopper: Shopper;
  /** Key of the address; empty where nothing is known. */
  visitor: string;
}

/** Visit: one request of a shopper, who may do something worth remembering. */
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
  /** Sends a cookie for scripts with the answer, written as it is, or takes one away. The caller vouches that it holds no `;`. */
  tell(name: string, value: string | undefined): void;
}

/** A session lives this long after it was last used. */
export const SESSION_LIFE = 30 * DAY;

/** Time after a proof of identity in which a customer may change what opens their account, ms. */
export const PROOF_LASTS = 15 * MINUTE;

/** Tells whether the customer has proved who they are a moment ago. */
export const isFresh = ({ customer, provedAt }: Shopper, now: number): boolean =>
  customer !== undefined && provedAt !== undefined && now - provedAt < PROOF_LASTS;

/** Request of a section in the personal-data call (`POST /ajax/get.php`). */
export interface SectionRequest {
  params: Readonly<Record<string, unknown>>;
  shopper: Shopper;
  /** Header `Cookie`, for what a browser keeps by itself; empty without one. */
  cookies: string;
}

/** A room's answer to its section; it becomes `{response}` in the envelope. Null: there is no such thing. */
export type Section = (request: SectionRequest) => Promise<object | null>;
