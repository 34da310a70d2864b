import type { OtherLanguage } from '../../kit/language.ts';
import type { Speech } from '../../routes/speech.ts';
import type { TextOverrides } from '../../ui/text.ts';
import { type WordsScript, wordsScript } from '../document/wordsScript.ts';
import { PAGE_ROOTS } from './pageRoots.ts';
import { WORDS } from './words.ts';

/** A language that the shop speaks besides Polish. */
export interface SpokenLanguage extends Speech, WordsScript {
  texts: TextOverrides;
}

/** Languages of the shop besides Polish. A merchant's own Polish words have no place in them. */
export const spokenLanguages = (names: readonly OtherLanguage[]): ReadonlyMap<string, SpokenLanguage> =>
  new Map(
    names.map((language) => [
      language,
      { language, texts: WORDS[language], ...wordsScript(language, WORDS[language], PAGE_ROOTS) },
    ]),
  );
