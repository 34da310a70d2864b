import { HOUR, MINUTE } from '../kit/clock.ts';

/** How often something may be tried before each further try has to wait, longer each time. ms */
export interface AttemptRule {
  free: number;
  firstWait: number;
  longestWait: number;
  /** After so long without a try all is forgotten. */
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
 * By login a person mistypes a few times; behind one address there may be an office. Waits are bounded, so that nobody
 * can keep somebody else out: a passkey and the link by mail open the account all the while.
 */
export const RULES = {
  login: rule(5, MINUTE),
  visitor: rule(30, MINUTE),
  /** Mails to one address, so that nobody's mailbox can be filled. */
  recovery: rule(3, 15 * MINUTE, HOUR, 3 * HOUR),
  recoveryVisitor: rule(10, 5 * MINUTE, HOUR, 3 * HOUR),
  /** What a registration tells of accounts that are there. */
  register: rule(10, MINUTE),
  code: rule(3, 15 * MINUTE, HOUR, 3 * HOUR),
  /** Links that prove an address. */
  emailLink: rule(3, 15 * MINUTE, HOUR, 3 * HOUR),
  /** Links that join orders to an account. */
  orderClaim: rule(3, 15 * MINUTE, HOUR, 3 * HOUR),
} as const satisfies Record<string, AttemptRule>;

export type AttemptKind = keyof typeof RULES;

/** ms until the next try is taken; 0 when it may be made now. */
export const waitOf = (before: Attempts | undefined, now: number): number =>
  before === undefined ? 0 : Math.max(0, before.blockedUntil - now);

/** What is remembered once a try has been taken. It counts as failed until it is known to be right. */
export function afterAttempt(before: Attempts | undefined, rule: AttemptRule, now: number): Attempts {
  const known = before !== undefined && now - before.lastAt < rule.forgetAfter ? before.failures : 0;
  const failures = known + 1;
  const over = failures - rule.free;
  const wait = over < 0 ? 0 : Math.min(rule.longestWait, rule.firstWait * 2 ** Math.min(over, 20));
  return { failures, blockedUntil: wait === 0 ? 0 : now + wait, lastAt: now };
}

/** What is remembered once a try that was taken has turned out to be none: the wait that it began goes with it. */
export function withoutOne({ failures, blockedUntil, lastAt }: Attempts, { free }: AttemptRule): Attempts {
  const left = Math.max(0, failures - 1);
  return { failures: left, blockedUntil: left < free ? 0 : blockedUntil, lastAt };
}
