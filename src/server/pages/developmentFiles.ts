import { globSync } from 'node:fs';
import { sep } from 'node:path';
import type { DrawOptions } from './draw.server.tsx';

const ISLAND = '.island.tsx';
const WAKE = '/src/ui/islands/hydrate.tsx';

/** Files for browsers in development: Vite serves each module and sheet at the path of its source. */
export function developmentFiles(theme: DrawOptions['theme']): DrawOptions {
  const islands = globSync(`src/**/*${ISLAND}`).map((file): [string, string[]] => {
    const path = file.split(sep).join('/');
    return [path.slice('src/'.length, -ISLAND.length), [WAKE, `/${path}`]];
  });
  const script = (src: string) => `<script type="module" src="${src}"></script>`;
  return {
    files: {
      build: 'development',
      kernel: '',
      wake: WAKE,
      islands: Object.fromEntries(islands),
      sheets: { whole: '', base: '', modules: [] },
    },
    theme,
    development:
      script('/@vite/client') + script('/src/routes/developmentSheets.ts') + script('/src/routes/browser.ts'),
  };
}
