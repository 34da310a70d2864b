/** Letters that carry their mark inside: canonical decomposition leaves them whole. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', æ: 'ae', ø: 'o', đ: 'd' };

/**
 * Text for comparing and searching: lower case, no diacritics ("Łódź" and "lodz" meet), none of the signs that nobody sees, such
 * as soft hyphens. Folding twice changes nothing.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[łßæøđ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
}

/** A piece of an address: a–z, 0–9 and single hyphens inside. Empty when the text has no Latin letter or digit. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
