import { codeKey } from '../../basket/rebates/decide.ts';
import type { RebateRules } from '../../basket/rebates/model.ts';
import type { StripsFile } from '../../content/announcements/file.ts';
import type { Unlocated } from '../../settings/problem.ts';

/** A code that a bar over every page promises, and that no basket would take. */
export function stripProblems({ code }: StripsFile, { codes }: Pick<RebateRules, 'codes'>): Unlocated[] {
  if (!code || codes.has(codeKey(code.code))) return [];
  return [{ file: 'content/strips.yaml', at: 'code.code', expected: 'a code of rebates.yaml', found: code.code }];
}
