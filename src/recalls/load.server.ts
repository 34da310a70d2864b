import { join } from 'node:path';
import { measurePicture } from '../pictures/measure.server.ts';
import type { Problem } from '../settings/problem.ts';
import { readYamlFileIfAny } from '../settings/yaml.server.ts';
import { recallsFile } from './file.ts';
import type { Recall } from './model.ts';

const NAME = 'content/recalls.yaml';

/** Reads content/recalls.yaml, the newest first. A recall whose picture cannot be read is shown without it, and told. */
export async function loadRecalls(folder: string): Promise<{ recalls: Recall[]; problems: Problem[] }> {
  const { value, problems: read, lineOf } = await readYamlFileIfAny(folder, join(folder, NAME), recallsFile);
  const problems = [...read];
  const recalls = await Promise.all(
    (value?.recalls ?? []).map(async (recall, n): Promise<Recall> => {
      if (recall.picture === undefined) return recall;
      const size = await measurePicture(join(folder, 'pictures', recall.picture));
      if (size) return { ...recall, drawn: { file: recall.picture, ...size } };
      const expected = 'the name of a picture in pictures/';
      const at = `recalls.${n}.picture`;
      problems.push({ file: NAME, line: lineOf(at), at, expected, found: recall.picture });
      return recall;
    }),
  );
  return { recalls: recalls.toSorted((a, b) => b.published.localeCompare(a.published)), problems };
}
