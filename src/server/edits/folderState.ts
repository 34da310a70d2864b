import { readdirSync, type Stats, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files of a shop, each with what tells one state of it from another, and the folders that they lie in. */
export interface FolderState {
  files: ReadonlyMap<string, string>;
  folders: readonly string[];
}

/** Work of editors and of version control; `schemas/` is for editors alone. */
const isOfTools = (name: string) => /^\.|~$|^4913$|^schemas$|\.tmp$/.test(name);

const FOLDERS_DEEP = 6;

/** State of a folder now; paths are those inside it, with `/`. What disappears meanwhile is not there. */
export async function folderState(folder: string): Promise<FolderState> {
  const files = new Map<string, string>();
  const folders: string[] = [];
  const walk = async (inside: string, depth: number): Promise<void> => {
    folders.push(inside);
    const names = await readdir(join(folder, inside), { withFileTypes: true }).catch(() => []);
    await Promise.all(
      names.map(async (entry) => {
        if (isOfTools(entry.name)) return;
        const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
        const info = await stat(join(folder, path)).catch(() => undefined);
        if (info?.isDirectory() && depth < FOLDERS_DEEP) await walk(path, depth + 1);
        if (info?.isFile()) files.set(path, stateOf(info));
      }),
    );
  };
  await walk('', 0);
  return { files, folders };
}

/** State of a folder for a process that answers nobody yet: asked for one by one, files take ten times as long. */
export function folderStateAtOnce(folder: string): FolderState {
  const files = new Map<string, string>();
  const folders: string[] = [];
  const walk = (inside: string, depth: number): void => {
    folders.push(inside);
    for (const name of orNone(() => readdirSync(join(folder, inside))) ?? []) {
      if (isOfTools(name)) continue;
      const path = inside === '' ? name : `${inside}/${name}`;
      const info = orNone(() => statSync(join(folder, path)));
      if (info?.isDirectory() && depth < FOLDERS_DEEP) walk(path, depth + 1);
      if (info?.isFile()) files.set(path, stateOf(info));
    }
  };
  walk('', 0);
  return { files, folders };
}

const stateOf = ({ mtimeMs, size, ino }: Stats) => `${mtimeMs} ${size} ${ino}`;

function orNone<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/** Files that were added, changed or taken away, in the order of their names. */
export function changedFiles(before: FolderState, now: FolderState): string[] {
  const changed = [...now.files].filter(([file, state]) => before.files.get(file) !== state).map(([file]) => file);
  const gone = [...before.files.keys()].filter((file) => !now.files.has(file));
  return [...changed, ...gone].sort();
}
