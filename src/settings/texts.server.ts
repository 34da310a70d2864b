import { join } from 'node:path';
import * as v from 'valibot';
import type { TextOverrides } from '../ui/text.ts';
import type { Problem } from './problem.ts';
import { readYamlFileIfAny } from './yaml.server.ts';

/** texts.yaml: `room.key: words`, or plural forms under one, few, many and other. */
const textsFile = v.nullable(
  v.record(
    v.string(),
    v.union([
      v.pipe(v.string(), v.maxLength(2000)),
      v.partial(v.strictObject({ one: v.string(), few: v.string(), many: v.string(), other: v.string() })),
    ]),
  ),
);

/** Reads a merchant's own wordings, of one language a file; `known` are all keys there are, e.g. `listing.empty`. */
export async function loadTexts(
  folder: string,
  known: ReadonlySet<string>,
  name = 'texts.yaml',
): Promise<{ overrides: TextOverrides; problems: Problem[] }> {
  const read = await readYamlFileIfAny(folder, join(folder, name), textsFile);
  const problems = [...read.problems];
  const overrides: Record<string, string> = {};
  for (const [key, words] of Object.entries(read.value ?? {})) {
    if (!known.has(key)) {
      problems.push({
        file: name,
        line: read.lineOf([key]),
        at: key,
        expected: 'a key of docs/texts.md',
        example: 'ui.close',
      });
    } else if (typeof words === 'string') overrides[key] = words;
    else for (const [form, text] of Object.entries(words)) if (text !== undefined) overrides[`${key}.${form}`] = text;
  }
  return { overrides, problems };
}
