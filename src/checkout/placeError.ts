import type { CodeErrorCode } from '../basket/rebates/model.ts';
import type { Grosze } from '../kit/money.ts';

/** Why nothing was ordered. Whatever it is, nothing was taken and nothing is to be paid. */
export type PlaceError =
  /** The way of delivery is another than the sum was read with; nothing else has changed. */
  | { code: 'counted'; now: Grosze }
  /** What was read before the button is not so any more. */
  | { code: 'changed'; before?: Grosze; now: Grosze }
  /** Somebody else has bought these meanwhile. */
  | { code: 'short'; names: string[] }
  /** The basket must be put right first. */
  | { code: 'stopped' }
  /** Unpaid orders from the same network address hold too many pieces already. */
  | { code: 'held' }
  /** Many orders were placed with this e-mail address, which nobody has proved to be theirs. */
  | { code: 'often' }
  /** Points were spent elsewhere meanwhile. */
  | { code: 'points' }
  | { code: 'rebate'; reason: CodeErrorCode }
  /** The gift card has not as much any more. */
  | { code: 'card' }
  /** The number of the attempt is that of another shopper. */
  | { code: 'attempt' }
  /** The connection is not secure, so that no session can be kept. */
  | { code: 'insecure' };

/** Thrown to take back the transaction. */
export class Refused extends Error {
  readonly reason: PlaceError;
  constructor(reason: PlaceError) {
    super(reason.code);
    this.reason = reason;
  }
}
