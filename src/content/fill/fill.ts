/** What a page may name: as words of a head, and as Markdown of a body where that is more than words. */
export interface Fact {
  words: string;
  markdown?: string;
}

/** Facts of a shop by the names that stand in braces. Undefined: it may be named, and this shop has none. */
export type Facts = ReadonlyMap<string, Fact | undefined>;

/** A name that stands for nothing. */
export interface Missing {
  name: string;
  /** From 1, in the text that was filled. */
  line: number;
}

interface Filled {
  text: string;
  missing: Missing[];
}

const NAMED = /\{\{\s*([\w.]+)\s*\}\}/g;

/** Puts the facts of a shop in where a page names them: `{{company.name}}`. What is missing leaves an empty place, and is told. */
export function fill(text: string, facts: Facts, into: 'words' | 'markdown'): Filled {
  const missing: Missing[] = [];
  const filled = text.replace(NAMED, (_, name: string, at: number) => {
    const fact = facts.get(name);
    if (fact) return into === 'words' ? fact.words : (fact.markdown ?? escaped(fact.words));
    missing.push({ name, line: text.slice(0, at).split('\n').length });
    return '';
  });
  return { text: filled, missing };
}

/** Signs that Markdown would read stay as they are (CommonMark 0.31, 2.4). */
export const escaped = (words: string): string => words.replace(/[\\`*_[\]<>|~#]/g, '\\$&');
