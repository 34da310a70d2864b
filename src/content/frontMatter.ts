/** The YAML head and the Markdown body of a page file; `headLine` is the 1-based line on which the head starts. */
export interface SplitPage {
  head: string;
  headLine: number;
  body: string;
  /** Line on which the body starts, from 1. */
  bodyLine: number;
}

/** Splits `---\nyaml\n---\nmarkdown`; undefined when there is no closed head. */
export function splitFrontMatter(text: string): SplitPage | undefined {
  const match = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(text);
  if (!match) return undefined;
  const bodyLine = match[0].split('\n').length;
  return { head: match[1] ?? '', headLine: 2, body: text.slice(match[0].length), bodyLine };
}
