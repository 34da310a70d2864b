import { stat } from 'node:fs/promises';
import type { GenericSchema } from 'valibot';
import { type ReadFile, readYamlFile } from './yaml.server.ts';

/** Reads a file of a shop, as `readYamlFile` does. */
export type YamlReader<T> = (folder: string, file: string) => Promise<ReadFile<T>>;

/**
 * A reader that reads a file once for each of its states: an open shop reads its folder again after every edit, and one
 * of a thousand files has changed.
 */
export function rememberedYaml<T>(schema: GenericSchema<unknown, T>): YamlReader<T> {
  const known = new Map<string, { state: string; read: ReadFile<T> }>();
  return async (folder, file) => {
    const state = await stat(file).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
      () => undefined,
    );
    const before = known.get(file);
    if (state !== undefined && before?.state === state) return before.read;
    const read = await readYamlFile(folder, file, schema);
    if (state === undefined) known.delete(file);
    else known.set(file, { state, read });
    return read;
  };
}
