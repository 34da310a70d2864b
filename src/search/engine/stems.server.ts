import { createStemmer } from 'multilingual-stemmer';
import { fold } from '../../kit/fold.ts';

const stem = createStemmer('pl');

/**
 * The vowel that comes and goes: kubek – kubki, sukienek – sukienka, łóżek – łóżko. Snowball's Polish stemmer leaves it in,
 * so that the forms of a word would not meet.
 */
const FLEETING_E = /([bcdfghjklłmnprstwzćńśźż])(?:ie|e)([klłnrcwtp])$/;
const SHORTEST = 4;

const withoutVowel = (word: string) => (word.length > SHORTEST ? word.replace(FLEETING_E, '$1$2') : word);

/**
 * Keys under which all forms of a word meet, folded. A word with diacritics has a key as it is and another as people type it
 * without them: half of the endings tell themselves by a diacritic alone (kubków, kubkow).
 */
export function polishStems(word: string): string[] {
  const folded = fold(word);
  return [...new Set([fold(withoutVowel(stem(word))), fold(withoutVowel(stem(folded)))])];
}
