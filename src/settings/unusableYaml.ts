import { type Document, isScalar, type Node, type Pair, visit, type YAMLMap } from 'yaml';

/** Feature of YAML that a shop's file may not use. */
export interface Unusable {
  /** Offset in the text. */
  offset: number;
  message: string;
}

/** A list adds one to the path of what is in it, a map two. No file of a shop comes near. */
const LONGEST_PATH = 60;

/** PostgreSQL keeps no NUL, XML and HTML no other control characters, and half a surrogate pair is no text anywhere. */
const NOT_TEXT = /(?![\t\n\r])\p{Cc}/u;

/**
 * Finds features that would swell (aliases), cost too much (keys that are collections, deep nesting) or could not be
 * stored. Doubled keys are looked for here because the library compares each key with every other.
 */
export function unusableYaml(document: Document): Unusable[] {
  const found: Unusable[] = [];
  const tooDeep = (node: Node, path: readonly unknown[]) => {
    if (path.length <= LONGEST_PATH) return undefined;
    found.push({ offset: offsetOf(node), message: 'too many levels' });
    return visit.BREAK;
  };
  visit(document, {
    Map: (_, map, path) => {
      found.push(...doubledKeys(map));
      return tooDeep(map, path);
    },
    Seq: (_, list, path) => tooDeep(list, path),
    Pair: (_, pair) => {
      if (isScalar(pair.key)) return undefined;
      found.push({ offset: offsetOf(pair.key), message: 'a key that is no word' });
      return visit.SKIP;
    },
    Alias: (_, alias) => {
      found.push({ offset: offsetOf(alias), message: `an alias, *${alias.source}` });
    },
    Scalar: (_, { value, range }) => {
      if (typeof value !== 'string' || (value.isWellFormed() && !NOT_TEXT.test(value))) return;
      found.push({ offset: range?.[0] ?? 0, message: 'a character that is no text' });
    },
  });
  return found;
}

function doubledKeys(map: YAMLMap): Unusable[] {
  const seen = new Set<string>();
  return map.items.flatMap(({ key }: Pair) => {
    if (!isScalar(key)) return [];
    const name = String(key.value);
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [{ offset: offsetOf(key), message: `the key ${name} once more` }];
  });
}

const offsetOf = (node: unknown) => (node as Node | null)?.range?.[0] ?? 0;
