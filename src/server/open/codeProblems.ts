import { codeKey } from '../../basket/rebates/codeTerms.ts';
import type { RebateRules } from '../../basket/rebates/model.ts';
import type { AnnouncementsFile } from '../../content/announcements/file.ts';
import type { OpinionTerms } from '../../settings/opinionFields.ts';
import type { Unlocated } from '../../settings/problem.ts';

interface Promises {
  announcements: Pick<AnnouncementsFile, 'code'>;
  opinions: Pick<OpinionTerms, 'thanks'>;
}

/** Codes that a bar over every page promises, or that are given for an opinion, and that no basket would take. */
export function codeProblems(
  { announcements, opinions }: Promises,
  { codes }: Pick<RebateRules, 'codes'>,
): Unlocated[] {
  const places = [
    ['shop.yaml', 'opinions.thanks.code', opinions.thanks?.code],
    ['content/strips.yaml', 'code.code', announcements.code?.code],
  ] as const;
  return places.flatMap(([file, at, found]) =>
    found === undefined || codes.has(codeKey(found)) ? [] : [{ file, at, expected: 'a code of rebates.yaml', found }],
  );
}
