import type { Clock } from '../../kit/clock.ts';
import type { Asking } from '../../session/model.ts';
import type { Limits } from '../../settings/limits.ts';
import { createTokenBuckets } from './tokenBuckets.ts';

/** Counts an action of a visitor; false when there were too many. */
export type Allowance = (asking: Asking) => boolean;

/**
 * Counts a shopper by their session, so that many of them get on behind one address, and by the address as well: a new
 * session costs nothing. What is refused to a session is not taken from those who share its address.
 */
export function createAllowance(name: 'accounts' | 'codes' | 'orders', limits: Limits, clock: Clock): Allowance {
  const { burst, perSecond } = limits.rates[name];
  const { sessionsPerAddress: some, addresses: most } = limits;
  const sessions = createTokenBuckets({ name: `${name} of sessions`, burst, perSecond, most, clock });
  const addresses = createTokenBuckets({
    ...{ name: `${name} of addresses`, burst: burst * some, perSecond: perSecond * some },
    ...{ most, clock },
  });
  return ({ shopper: { session }, visitor }) =>
    (session === undefined || sessions.take(session) === 0) && addresses.take(visitor) === 0;
}
