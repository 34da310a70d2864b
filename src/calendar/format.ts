/** Formats of dates as jQuery UI writes them, „dd.mm.yy”: letters stand for parts, doubled ones for their long forms. */
const LETTERS = ['d', 'dd', 'o', 'oo', 'D', 'DD', 'm', 'mm', 'M', 'MM', 'y', 'yy', '@', '!'] as const;
export type Letter = (typeof LETTERS)[number];

export type Token = { letter: Letter } | { literal: string };

const QUOTE = "'";

/** Parts of a format in order. What stands between quotes is itself; a doubled quote is one. */
export function readFormat(format: string): Token[] {
  const tokens: Token[] = [];
  let quoted = false;
  for (let at = 0; at < format.length; at += 1) {
    const one = format.charAt(at);
    const doubled = format.charAt(at + 1) === one;
    if (one === QUOTE && !doubled) {
      quoted = !quoted;
      continue;
    }
    const letter = quoted
      ? undefined
      : LETTERS.find((name) => name === (doubled && one !== '@' && one !== '!' ? one + one : one));
    tokens.push(letter ? { letter } : { literal: one });
    if (one === QUOTE || letter?.length === 2) at += 1;
  }
  return tokens;
}
