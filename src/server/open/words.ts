import type { OtherLanguage } from '../../kit/language.ts';
import { englishWords } from '../../languages/english.server.ts';
import type { Problem } from '../../settings/problem.ts';
import { loadTexts } from '../../settings/texts.server.ts';
import type { TextOverrides } from '../../ui/text.ts';
import { textKeys } from './allTexts.ts';

const WORDS: Readonly<Record<OtherLanguage, TextOverrides>> = { en: englishWords };

/** Words of the languages of a shop besides Polish. */
export type OtherWords = ReadonlyMap<string, { language: OtherLanguage; texts: TextOverrides }>;

/** Words of the program, and over them those of the merchant in `texts.en.yaml`. */
export async function loadWords(
  folder: string,
  languages: readonly OtherLanguage[],
): Promise<{ words: OtherWords; problems: Problem[] }> {
  const read = await Promise.all(
    languages.map(async (language) => ({
      language,
      ...(await loadTexts(folder, textKeys, `texts.${language}.yaml`)),
    })),
  );
  return {
    words: new Map(
      read.map(({ language, overrides }) => [language, { language, texts: joined(WORDS[language], overrides) }]),
    ),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** Words that are the same for every number take the place of the form for one as well. */
export function joined(words: TextOverrides, own: TextOverrides): TextOverrides {
  const left = Object.entries(words).filter(([key]) => !(key.endsWith('.one') && key.slice(0, -'.one'.length) in own));
  return { ...Object.fromEntries(left), ...own };
}
