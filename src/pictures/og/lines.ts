/** Width of a piece of text at size 1. */
export type Measure = (text: string) => number;

export interface SetText {
  lines: string[];
  /** Size in px. */
  size: number;
}

/**
 * Breaks text into lines in the largest of the sizes in which it fits, like a person would set it; in the smallest one
 * the end is cut off when it must be. Words too long for a line are broken.
 * @param sizes px, largest first
 */
export function setLines(
  text: string,
  measure: Measure,
  { width, mostLines, sizes }: { width: number; mostLines: number; sizes: readonly [number, ...number[]] },
): SetText {
  const words = text.split(/\s+/).filter(Boolean);
  let size: number = sizes[0];
  for (size of sizes) {
    const fits = words.every((word) => measure(word) * size <= width);
    const lines = filled(words, measure, width / size);
    if (fits && lines.length <= mostLines) return { lines, size };
  }
  const lines = filled(
    words.flatMap((word) => broken(word, measure, width / size)),
    measure,
    width / size,
  );
  return { lines: lines.length <= mostLines ? lines : cutOff(lines, mostLines, measure, width / size), size };
}

function filled(words: readonly string[], measure: Measure, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    // A one-letter word does not stand at the end of a line, as Polish is set.
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || measure(joined) > width) {
      const orphan = last === undefined ? undefined : /^(.+) (\S)$/.exec(last);
      if (orphan?.[1] !== undefined && orphan[2] !== undefined && measure(`${orphan[2]} ${word}`) <= width) {
        lines.splice(-1, 1, orphan[1], `${orphan[2]} ${word}`);
      } else lines.push(word);
    } else lines.splice(-1, 1, joined);
  }
  return lines;
}

function broken(word: string, measure: Measure, width: number): string[] {
  const parts: string[] = [''];
  for (const letter of word) {
    const longer = (parts.at(-1) ?? '') + letter;
    if (longer.length > letter.length && measure(longer) > width) parts.push(letter);
    else parts.splice(-1, 1, longer);
  }
  return parts;
}

function cutOff(lines: readonly string[], mostLines: number, measure: Measure, width: number): string[] {
  const kept = lines.slice(0, mostLines);
  const letters = [...(kept.pop() ?? '')];
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return [...kept, `${letters.join('').trimEnd()}…`];
}
