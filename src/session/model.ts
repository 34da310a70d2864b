import type { Tx } from '../db/database.ts';

/** Who is asking: built once a request by the server and passed down. No room reads cookies. */
export interface Shopper {
  /** Missing until the shopper does something worth remembering. */
  session?: string;
}

/** One request of a shopper, who may do something worth remembering. */
export interface Visit extends Shopper {
  /**
   * The session, made in `tx` when there is none: once it is committed, its cookie goes out with the answer.
   * Undefined where no session can be kept: over plain http on a network (RFC 6265bis, `Secure`).
   */
  remember(tx: Tx): Promise<string | undefined>;
}

/** What a section of the personal-data call (`POST /ajax/get.php`) is asked with. */
export interface SectionRequest {
  params: Readonly<Record<string, unknown>>;
  shopper: Shopper;
}

/** A room's answer to its section; it becomes `{response}` in the envelope. */
export type Section = (request: SectionRequest) => Promise<object>;
