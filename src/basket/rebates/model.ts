import type { Grosze } from '../../kit/money.ts';

/** Reduction by a code: a part of the price in basis points, or an amount on the side that the shop shows first. */
export type CodeRebate = { percentBp: number } | { amount: Grosze };

/** A code that the merchant hands out (rebates.yaml). Moments in epoch ms. */
export interface RebateCode {
  /** Code as the merchant writes it. */
  code: string;
  /** Description of the reduction. */
  name: string;
  rebate: CodeRebate;
  /** Its first day, or when the shop first read it; see `codeStarts.server.ts`. */
  from?: number;
  /** The first moment at which it counts no more. */
  to?: number;
  /** Least worth of all goods with VAT, before the code. */
  least?: Grosze;
  /** Slugs; their subcategories are meant too. Missing: everything. */
  categories?: readonly string[];
  /** Orders that may have it, in all. */
  uses?: number;
  oncePerCustomer: boolean;
}

/** Worth of goods with VAT, after rebates, from which on a shopper chooses one gift. */
export interface GiftThreshold {
  from: Grosze;
  gifts: readonly Gift[];
}

export interface Gift {
  product: number;
  size: string;
}

/** Rebates of a shop besides its prices. */
export interface RebateRules {
  /** Codes by `codeKey`. */
  codes: ReadonlyMap<string, RebateCode>;
  /** Thresholds by rising worth. */
  freeGifts: readonly GiftThreshold[];
  /** Codes stack with other rebates. */
  stacks: boolean;
}

export const NO_REBATES: RebateRules = { codes: new Map(), freeGifts: [], stacks: false };

/** Messages of the platform by their names, and our own where it has none. */
export const CODE_ERRORS = [
  'rebates_code_undefined',
  'rebates_code_used',
  'rebates_code_begins',
  'rebates_code_expires',
  // It counted when it was activated, and the merchant has taken it away.
  'rebates_code_deleted',
  'rebates_code_empty',
  // So many wrong ones that somebody may be trying them out.
  'rebates_code_tries',
  // A gift card: no such number with such a PIN, paid for until a day that is over, or nothing is left on it.
  'giftcard_unknown',
  'giftcard_expired',
  'giftcard_empty',
  'insecure',
] as const;

export type CodeErrorCode = (typeof CODE_ERRORS)[number];

/** Why a code takes nothing off although it is in force. */
export type CodeIdle = 'minimum' | 'nothing' | 'better';

/** The code of a basket as it stands now. */
export interface CodeView {
  code: string;
  name: string;
  state: 'works' | CodeIdle | Extract<CodeErrorCode, `rebates_code_${string}`>;
  /** Least worth and the amount missing, when that is the reason. */
  least?: Grosze;
  missing?: Grosze;
  oncePerCustomer: boolean;
}
