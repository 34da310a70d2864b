import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../root.ts';

const FOLDER = 'docs/sklep/pola';

/** What a field means, and a value for it. */
export interface Described {
  about: string;
  example?: unknown;
}

export type Chapter = ReadonlyMap<string, Described>;

/** Fields that mean the same as another one: what a size may say instead of its product, and so on. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/^sizes\[\]\./, ''],
  [/\.responsible\./, '.manufacturer.'],
  [/^categories\[\]\.children\[\]\./, 'categories[].'],
];

/** Descriptions of each file by the name of its schema. */
export function chapters(): Map<string, Chapter> {
  const files = globSync(`${FOLDER}/*.yaml`, { cwd: root }).sort();
  return new Map(
    files.map((file) => {
      const read = parse(readFileSync(join(root, file), 'utf8')) as Record<string, [string, unknown?]>;
      const fields = Object.entries(read).map(([path, [about, example]]) => [path, { about, example }] as const);
      return [basename(file, '.yaml'), new Map(fields)];
    }),
  );
}

/** Description of a field, its own or that of the one which means the same. */
export function describedAt(chapter: Chapter, path: string): Described | undefined {
  const other = SAME.map(([mark, by]) => path.replace(mark, by)).find((one) => one !== path);
  return chapter.get(path) ?? (other === undefined ? undefined : chapter.get(other));
}

/** Part of a JSON schema. */
export interface Node {
  description?: string;
  properties?: Record<string, Node>;
  items?: Node;
  additionalProperties?: Node | boolean;
  anyOf?: Node[];
  oneOf?: Node[];
}

/** Calls `visit` for every field of a schema, with its path, such as `sizes[].price`. */
export function eachField(node: Node, visit: (path: string, field: Node) => void, path = ''): void {
  for (const one of [...(node.anyOf ?? []), ...(node.oneOf ?? [])]) eachField(one, visit, path);
  if (node.items) eachField(node.items, visit, `${path}[]`);
  if (typeof node.additionalProperties === 'object') eachField(node.additionalProperties, visit, `${path}.*`);
  for (const [key, inner] of Object.entries(node.properties ?? {})) {
    const inside = path === '' ? key : `${path}.${key}`;
    visit(inside, inner);
    eachField(inner, visit, inside);
  }
}
