import type { OtherLanguage } from '../../kit/language.ts';
import { englishWords } from '../../languages/english.server.ts';
import type { TextOverrides } from '../../ui/text.ts';

/** Words of each language besides Polish. */
export const WORDS: Readonly<Record<OtherLanguage, TextOverrides>> = { en: englishWords };
