import { readdir, rm } from 'node:fs/promises';
import { constants, enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Takes compiled code from an earlier start for modules that are loaded from now on: V8 otherwise reads megabytes of program
 * again. Node checks each piece against the module and the flags of V8, and compiles what does not fit. Nothing is recalled where the
 * owner has chosen another place, or none. Gives what keeps the code of this start and takes that of other programs away.
 * @param program a name that another build does not have
 */
export function recallCode(dataDir: string, program: string): () => Promise<void> {
  const folder = join(dataDir, 'index/code');
  const { status } = enableCompileCache(join(folder, program));
  if (status !== constants.compileCacheStatus.ENABLED) return async () => {};
  return async () => {
    flushCompileCache();
    for (const name of await readdir(folder)) {
      if (name !== program) await rm(join(folder, name), { recursive: true, force: true });
    }
  };
}
