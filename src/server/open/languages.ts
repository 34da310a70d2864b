import type { Speech } from '../../routes/speech.ts';
import type { TextOverrides } from '../../ui/text.ts';
import { type WordsScript, wordsScript } from '../document/wordsScript.ts';
import { PAGE_ROOTS } from './pageRoots.ts';
import { browserWords } from './serverRooms.ts';
import type { OtherWords } from './words.ts';

/** A language that the shop speaks besides Polish. */
export interface SpokenLanguage extends Speech, WordsScript {
  texts: TextOverrides;
}

/** Languages of the shop besides Polish. */
export const spokenLanguages = (words: OtherWords): ReadonlyMap<string, SpokenLanguage> =>
  new Map(
    [...words.values()].map(({ language, texts }) => [
      language,
      { language, texts, ...wordsScript(language, browserWords(texts), PAGE_ROOTS) },
    ]),
  );
