import { fold } from '../../kit/fold.ts';
import type { Grosze } from '../../kit/money.ts';
import type { CodeErrorCode, CodeView, RebateCode } from './model.ts';

/** Longest code that is looked at, characters. */
const LONGEST = 40;

/** Normal form of a code: letter case, Polish marks and whatever is no letter and no digit do not matter („stół 10.” is STOL10). */
export const codeKey = (typed: string): string =>
  fold(typed.slice(0, LONGEST).normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toUpperCase();

type Refusal = Extract<CodeErrorCode, `rebates_code_${string}`>;

/** Why a code is not in force at a moment; undefined when it is. `used`: orders that had it. */
export function codeRefusal(code: RebateCode, { at, used }: { at: number; used: number }): Refusal | undefined {
  if (code.from !== undefined && at < code.from) return 'rebates_code_begins';
  if (code.to !== undefined && at >= code.to) return 'rebates_code_expires';
  if (code.uses !== undefined && used >= code.uses) return 'rebates_code_used';
  return undefined;
}

/** Tells whether a code applies to these categories: their own, and those above them. */
export const coversCategory = ({ categories }: RebateCode, slugs: readonly string[]): boolean =>
  categories === undefined || slugs.some((slug) => categories.includes(slug));

/**
 * State of a code that is in force.
 * @param worth all goods before the code, with VAT
 * @param covered does the basket hold anything that it is for
 * @param rebate what it takes off
 */
export function codeView(
  { code, name, least, oncePerCustomer }: RebateCode,
  { worth, covered, rebate }: { worth: Grosze; covered: boolean; rebate: Grosze },
): CodeView {
  const view = { code, name, oncePerCustomer };
  if (least !== undefined && worth < least) return { ...view, state: 'minimum', least, missing: least - worth };
  if (!covered) return { ...view, state: 'nothing' };
  return { ...view, state: rebate > 0 ? 'works' : 'better' };
}
