import type { YAMLParseError } from 'yaml';

/** What to do about text that is no YAML, by the code of its reader; its own messages are for programmers. */
const WORDS: Partial<Record<YAMLParseError['code'], string>> = {
  BAD_INDENT: 'a line that begins too far to the left or to the right, or a bracket that is not closed',
  BAD_SCALAR_START: 'a text that begins with a sign of YAML, such as @, % or `: put it in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'a colon inside a text, or a line that begins too far to the right: put the text in quotes',
  MISSING_CHAR: 'something that is opened and never closed, or a name without its colon',
  MULTILINE_IMPLICIT_KEY: 'a line without a colon, or one that begins too far to the right',
  MULTIPLE_DOCS: 'a line of ---: one file holds one list of settings',
  TAB_AS_INDENT: 'a tab at the beginning of a line: use spaces',
  UNEXPECTED_TOKEN: 'something behind a text that has ended, or a line that belongs to nothing above it',
};

/** Says in plain words what is wrong at a place. */
export const brokenYaml = ({ code, message }: Pick<YAMLParseError, 'code' | 'message'>): string =>
  WORDS[code] ?? message;
