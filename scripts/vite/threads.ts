import { dirname, join, posix } from 'node:path';
import type { Plugin } from 'vite';

const THREAD = /new URL\(['"](\.\/\w+Worker\.server\.ts)['"], import\.meta\.url\)/g;
const PLACE = /thread:(\w+)/g;

/** Builds the files that threads of the server start from, and gives their addresses to who starts them. From sources they start as they are. */
export function threads(): Plugin {
  return {
    name: 'threads',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\.server\.ts$/, code: 'Worker.server.ts' },
      handler(code, id) {
        const changed = code.replace(THREAD, (_, file: string) => {
          const thread = this.emitFile({ type: 'chunk', id: join(dirname(id), file) });
          return `new URL('thread:${thread}', import.meta.url)`;
        });
        return changed === code ? undefined : { code: changed, map: null };
      },
    },
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || !output.code.includes('thread:')) continue;
        const from = posix.dirname(output.fileName);
        output.code = output.code.replace(PLACE, (_, thread) => posix.relative(from, this.getFileName(thread)));
      }
    },
  };
}
