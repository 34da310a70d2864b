import { HOUR, MINUTE } from '../kit/clock.ts';

/** Number of tries before each further try has to wait, longer each time; ms. */
export interface AttemptRule {
  free: number;
  firstWait: number;
  longestWait: number;
  /** Time without a try after which all is forgotten. */
  forgetAfter: number;
}

export interface Attempts {
  failures: number;
  blockedUntil: number;
  lastAt: number;
}

const rule = (free: number, firstWait: number, longestWait = 15 * MINUTE, forgetAfter = HOUR): AttemptRule => ({
  free,
  firstWait,
  longestWait,
  forgetAfter,
});

/**
 * Limits of tries. A person mistypes a login a few times; behind one address there may be an office. Waits are bounded,
 * so that nobody can keep somebody else out: a passkey and the link by mail open the account all the while.
 */
export const RULES = {
  login: rule(5, MINUTE),
  visitor: rule(30, MINUTE),
  /** Limit of e-mails to one address, so that nobody can fill a stranger's mailbox. */
  recovery: rule(3, 15 * MINUTE, HOUR, 3 * HOUR),
  recoveryVisitor: rule(10, 5 * MINUTE, HOUR, 3 * HOUR),
  /** Limit of registrations, because they tell whether an account exists. */
  register: rule(10, MINUTE),
  code: rule(3, 15 * MINUTE, HOUR, 3 * HOUR),
  /** Links that prove an address. */
  emailLink: rule(3, 15 * MINUTE, HOUR, 3 * HOUR),
  /** What an owner is told of by e-mail each time, so that nobody fills the mailbox they registered with. */
  newPassword: rule(5, 15 * MINUTE, HOUR, 3 * HOUR),
  keyRight: rule(10, 5 * MINUTE, HOUR, 3 * HOUR),
  /**
   * What somebody else's mailbox could be filled with: orders and withdrawals may name any address. The law wants each
   * of them acknowledged, so that the next has to wait, and none goes without its e-mail.
   */
  orderTo: rule(15, 5 * MINUTE),
  withdrawal: rule(10, 5 * MINUTE),
  withdrawalTo: rule(10, 5 * MINUTE),
  /** Changes of one subscription; ending it is not counted. */
  subscription: rule(10, 5 * MINUTE),
  /** Requests to be told when something is back, with one address. */
  notice: rule(10, 15 * MINUTE, HOUR, 3 * HOUR),
  /** Reports of opinions, whose receipts go to one address. */
  opinionReport: rule(5, 15 * MINUTE, HOUR, 3 * HOUR),
  /** Newsletters asked for with one address. */
  newsletter: rule(3, 15 * MINUTE, HOUR, 3 * HOUR),
  /** Links of orders, to one address. */
  orderLink: rule(5, 15 * MINUTE, HOUR, 3 * HOUR),
  /** Links that join orders to an account. */
  orderClaim: rule(3, 15 * MINUTE, HOUR, 3 * HOUR),
} as const satisfies Record<string, AttemptRule>;

export type AttemptKind = keyof typeof RULES;

/** ms until the next try is taken; 0 when it may be made now. */
export const waitOf = (before: Attempts | undefined, now: number): number =>
  before === undefined ? 0 : Math.max(0, before.blockedUntil - now);

/** State after a try was taken. It counts as failed until it is known to be right. */
export function afterAttempt(before: Attempts | undefined, rule: AttemptRule, now: number): Attempts {
  const known = before !== undefined && now - before.lastAt < rule.forgetAfter ? before.failures : 0;
  const failures = known + 1;
  const over = failures - rule.free;
  const wait = over < 0 ? 0 : Math.min(rule.longestWait, rule.firstWait * 2 ** Math.min(over, 20));
  return { failures, blockedUntil: wait === 0 ? 0 : now + wait, lastAt: now };
}

/** State after a taken try turned out to be none: the wait that it began is removed. */
export function withoutOne({ failures, blockedUntil, lastAt }: Attempts, { free }: AttemptRule): Attempts {
  const left = Math.max(0, failures - 1);
  return { failures: left, blockedUntil: left < free ? 0 : blockedUntil, lastAt };
}
