import { codeKey } from '../../basket/rebates/decide.ts';
import type { RebateRules } from '../../basket/rebates/model.ts';
import type { OpinionTerms } from '../../settings/opinionFields.ts';
import type { Unlocated } from '../../settings/problem.ts';

/** A code that is promised for an opinion, and that no basket would take. */
export function thanksProblems({ thanks }: OpinionTerms, { codes }: Pick<RebateRules, 'codes'>): Unlocated[] {
  if (!thanks || codes.has(codeKey(thanks.code))) return [];
  const expected = 'a code of rebates.yaml';
  return [{ file: 'shop.yaml', at: 'opinions.thanks.code', expected, found: thanks.code }];
}
