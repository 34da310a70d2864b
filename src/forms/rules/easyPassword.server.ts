import { createRequire } from 'node:module';
import { fold } from '../../kit/fold.ts';
import type { EasyPassword } from './password.ts';

/**
 * Finds passwords that are tried first: those that most people have, Polish words and names, alone or with a year and
 * some signs, and what is recognised by how it is made: one sign again and again, steps of the alphabet or of digits,
 * walks over the keyboard, dates. The lists are those of zxcvbn. Its own reckoning is not asked: signs that stand for
 * letters keep it busy for a quarter of a second, which anybody could ask for again and again.
 */

const WALKS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  '1234567890',
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  'qazwsxedcrfvtgbyhnujmik',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '147258369',
  '159753',
].flatMap((walk) => [walk, [...walk].reverse().join('')]);

/** Number of the most frequent entries of a list: later ones are as good as any other row of letters. */
const FREQUENT = 10_000;

/** Months and weekdays, which people write before the year when they have to change a password. */
function calendar(language: string): string[] {
  const names = (count: number, format: Intl.DateTimeFormatOptions, day: (n: number) => number) => {
    const written = new Intl.DateTimeFormat(language, format);
    return Array.from({ length: count }, (_, n) => written.format(day(n)));
  };
  return [
    ...names(12, { month: 'long' }, (n) => Date.UTC(2026, n, 15)),
    ...names(7, { weekday: 'long' }, (n) => Date.UTC(2026, 0, 1 + n, 12)),
  ];
}

/** Words that people use here and no list has. */
const SLANG =
  `haselko mojehaslo nowehaslo tajnehaslo testowe zaloguj wpuscmnie sezam nicniewiem niepamietam pilkanozna zabka zuzia
  misio legia gmail fortnite roblox`.split(/\s+/);

type Common = typeof import('@zxcvbn-ts/language-common');
type Polish = typeof import('@zxcvbn-ts/language-pl');

let known: ReadonlySet<string> | undefined;

/** Words of all lists, which take 10 MB and so are read when the first password is looked at. */
function words(): ReadonlySet<string> {
  known ??= new Set(readWords());
  return known;
}

function readWords(): string[] {
  const read = createRequire(import.meta.url);
  const { dictionary: common }: Common = read('@zxcvbn-ts/language-common');
  const { dictionary: polish }: Polish = read('@zxcvbn-ts/language-pl');
  return [
    ...common['passwords-common'],
    ...polish.commonWords,
    ...polish.wikipedia.slice(0, FREQUENT),
    ...polish.femaleFirstnames,
    ...polish.maleFirstnames,
    ...polish.femaleLastnames.slice(0, FREQUENT),
    ...polish.maleLastnames.slice(0, FREQUENT),
    ...['pl', 'en'].flatMap(calendar),
    ...SLANG,
  ].map(fold);
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Most characters around a word: a year before it; a year with a sign behind or in front of it. */
const MOST_BEFORE = 4;
const MOST_BEHIND = 5;
const BEHIND = /^(?:\d*[^\p{L}\d]{0,2}|[^\p{L}\d]\d+)$/u;

/** Digits with the shift key held down. */
const SHIFTED = ')!@#$%^&*(';

/** The password is at most as long as the setting allows. */
export const isEasyPassword: EasyPassword = (password, own) => {
  const text = fold(password);
  return isRepeated(text) || isWalk(text) || isWalk(unshifted(text)) || isDate(text) || isWord(text, wordsOf(own));
};

/** Words that an attacker knows: an address whole and in its parts. */
const wordsOf = (own: readonly string[]): ReadonlySet<string> =>
  new Set(own.flatMap((one) => [one, ...one.split(/[\s@._-]+/)]).map(fold));

const unshifted = (text: string): string =>
  [...text].map((sign) => (SHIFTED.includes(sign) ? SHIFTED.indexOf(sign) : sign)).join('');

/** Tells whether a text is one piece of up to a third, again and again: "aaaaaa", "abcabcabc", "121212". */
function isRepeated(text: string): boolean {
  for (let length = 1; length * 3 <= text.length; length += 1) {
    if (
      text ===
      text
        .slice(0, length)
        .repeat(Math.ceil(text.length / length))
        .slice(0, text.length)
    )
      return true;
  }
  return false;
}

/** Whole, or two walks of at least three signs: "qweasd", "qwerty123". */
function isWalk(text: string): boolean {
  const onWalk = (piece: string) => piece.length >= 3 && WALKS.some((walk) => walk.includes(piece));
  if (onWalk(text)) return true;
  for (let cut = 3; cut <= text.length - 3; cut += 1) {
    if (onWalk(text.slice(0, cut)) && onWalk(text.slice(cut))) return true;
  }
  return false;
}

/** 1987, 12051987, 12-05-1987, 1987-05-12. */
const isDate = (text: string): boolean =>
  /^(?:\d{1,2}[./-]?\d{1,2}[./-]?(?:19|20)\d{2}|(?:19|20)\d{2}[./-]?\d{2}[./-]?\d{2})$/.test(text);

/** A word, twice at most, with digits before it and digits or signs behind: "haslo123", "P@ssw0rd!", "2024maria". */
function isWord(text: string, own: ReadonlySet<string>): boolean {
  const isKnown = (word: string) => words().has(word) || own.has(word);
  const isOne = (word: string) => {
    const half = word.slice(0, word.length / 2);
    return isKnown(word) || (half + half === word && isKnown(half));
  };
  const before = Math.min(MOST_BEFORE, /^\d*/.exec(text)?.[0].length ?? 0);
  for (let start = 0; start <= before; start += 1) {
    for (let behind = 0; behind <= MOST_BEHIND && start + behind < text.length; behind += 1) {
      const end = text.length - behind;
      if (!BEHIND.test(text.slice(end))) continue;
      const word = text.slice(start, end);
      if (isLong(word, start + behind) && (isOne(word) || isOne(asLetters(word)))) return true;
    }
  }
  return false;
}

/** Three letters, or digits alone, stand in any row of signs by chance. */
const isLong = (word: string, beside: number): boolean =>
  beside === 0 || (/\p{L}/u.test(word) && (word.length >= 4 || (word.length === 3 && beside <= 3)));

/** Signs stand for letters where most are letters. */
function asLetters(word: string): string {
  const signs = word.replace(/\p{L}/gu, '').length;
  return signs * 2 > word.length ? word : [...word].map((sign) => LOOKALIKES[sign] ?? sign).join('');
}
