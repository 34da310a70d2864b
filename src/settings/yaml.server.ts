import { access } from 'node:fs/promises';
import { relative } from 'node:path';
import type * as v from 'valibot';
import { isMap, isNode, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { brokenYaml } from './brokenYaml.ts';
import type { Problem } from './problem.ts';
import { faithfulJson, readOnce } from './readings.server.ts';
import { checkShape } from './shape.ts';
import { readTextFile } from './textFile.server.ts';
import { unusableYaml } from './unusableYaml.ts';

export interface ReadFile<T> {
  /** Value; missing when the file could not be used at all. */
  value?: T;
  problems: Problem[];
  /** 1-based line of the thing at a path such as `sizes.0.price` (or at its keys one by one); of its parent when it is missing. */
  lineOf(path: string | readonly string[]): number;
}

type Schema<T> = v.GenericSchema<unknown, T>;

const MOST_PROBLEMS = 20;

/** Reads one YAML file of a shop against its schema. Mistakes come back as problems with their line; only a disk that fails throws. */
export async function readYamlFile<T>(folder: string, file: string, schema: Schema<T>): Promise<ReadFile<T>> {
  const name = relative(folder, file);
  const text = await readTextFile(file);
  if (!text.ok) return { lineOf: () => 1, problems: [{ file: name, line: 1, at: '', ...text.error }] };
  return readYaml(text.value, name, schema);
}

/** Reads a YAML file that a shop may do without: then there is no value, and no problem. */
export async function readYamlFileIfAny<T>(folder: string, file: string, schema: Schema<T>): Promise<ReadFile<T>> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  return isThere ? readYamlFile(folder, file, schema) : { problems: [], lineOf: () => 1 };
}

/** `firstLine` is the line of the real file on which the text starts, for YAML at the head of another file. */
export function readYaml<T>(text: string, name: string, schema: Schema<T>, firstLine = 1): ReadFile<T> {
  const json = readOnce('yaml', text, readableJson);
  const checked = json === undefined ? undefined : checkShape(schema, JSON.parse(json));
  if (!checked?.ok) return readWithLines(text, name, schema, firstLine);
  // Lines are asked for where something is wrong. Until then the text is held, and not each piece of it with its place.
  let whole: ReadFile<T> | undefined;
  const lineOf: ReadFile<T>['lineOf'] = (path) => {
    whole ??= readWithLines(text, name, schema, firstLine);
    return whole.lineOf(path);
  };
  return { value: checked.value, problems: [], lineOf };
}

/** JSON of a text without mistakes. */
function readableJson(text: string): string | undefined {
  const document = parsed(text);
  return document.errors.length > 0 || unusableYaml(document).length > 0 ? undefined : faithfulJson(document.toJS());
}

const parsed = (text: string, lineCounter?: LineCounter) =>
  parseDocument(text, { ...(lineCounter ? { lineCounter } : {}), prettyErrors: false, uniqueKeys: false });

/** Reads a text with the place of everything in it. */
function readWithLines<T>(text: string, name: string, schema: Schema<T>, firstLine: number): ReadFile<T> {
  const lines = new LineCounter();
  const document = parsed(text, lines);
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const broken = document.errors.map((error) => ({ offset: error.pos[0], message: brokenYaml(error) }));
  const unreadable = broken.length > 0 ? broken : unusableYaml(document);
  if (unreadable.length > 0) {
    const problems = unreadable.slice(0, MOST_PROBLEMS).map(({ offset, message }) => ({
      file: name,
      line: lineAt(offset),
      at: '',
      expected: 'YAML that can be read',
      found: message,
    }));
    return { problems, lineOf: () => firstLine };
  }
  const lineOf = (path: string | readonly string[]) =>
    lineAt(offsetOf(document.contents, typeof path === 'string' ? path.split('.') : path));
  const checked = checkShape(schema, document.toJS());
  if (checked.ok) return { value: checked.value, problems: [], lineOf };
  const problems = checked.error.map((mistake) => ({
    file: name,
    line: lineAt(offsetOf(document.contents, mistake.path)),
    at: mistake.path.join('.'),
    expected: mistake.expected,
    ...(mistake.found === undefined ? {} : { found: mistake.found }),
    ...(mistake.example === undefined ? {} : { example: mistake.example }),
  }));
  return { problems, lineOf };
}

/** Offset of the thing at a path; for a missing key, that of its parent. */
function offsetOf(root: Node | null, path: readonly (string | number)[]): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (!pair) return offset;
      if (isNode(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isNode(node) && 'items' in node && Array.isArray(node.items)) {
      node = node.items[Number(key)];
      if (isNode(node)) offset = node.range?.[0] ?? offset;
    } else return offset;
  }
  return offset;
}
