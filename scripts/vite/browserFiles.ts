import { createHash } from 'node:crypto';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { BrowserFiles } from '../../src/server/document/browserFiles.ts';
import { LAYERS } from '../layerOrder.ts';
import { type CapturedSheet, joinSheets } from './joinSheets.ts';

const ISLAND = '.island.tsx';
const KERNEL = 'src/routes/browser.ts';
const WAKE = 'src/ui/islands/hydrate.tsx';
const WORKER = 'src/offline/worker.ts';
const PRELOAD_HELPER = '\0vite/preload-helper.js';
const ALL_SHEETS = 'virtual:all-sheets';

const posix = (path: string) => path.split(sep).join('/');

/** What a browser may load: the kernel, what wakes islands, each island by its name, the service worker. */
export function browserInputs(root: string): Record<string, string> {
  const islands = globSync(`src/**/*${ISLAND}`, { cwd: root }).map((file) => {
    const name = posix(file).slice('src/'.length, -ISLAND.length);
    return [`island/${name}`, join(root, file)] as const;
  });
  return {
    kernel: join(root, KERNEL),
    wake: join(root, WAKE),
    worker: join(root, WORKER),
    sheets: ALL_SHEETS,
    ...Object.fromEntries(islands),
  };
}

/**
 * Writes down for the server what the build of the browser's part has made: addresses of the kernel and of each island's
 * modules, and the style sheets, one by one and as a whole. Sheets leave nothing in scripts: whoever draws an element
 * needs its sheet before its code comes, and the server knows which ones a page needs.
 */
export function browserFiles(root: string, place: string): Plugin {
  const sheets = new Map<string, string>();
  return {
    name: 'browser-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id === ALL_SHEETS ? `\0${id}` : undefined),
    load(id) {
      // A part that comes late brings neither sheets nor files to be fetched before it: nothing is to be done but to import it.
      if (id === PRELOAD_HELPER) return 'export const __vitePreload = (load) => load();';
      if (/\.server\.tsx?$/.test(id)) this.error(`${relative(root, id)} is of the server, and a browser asked for it`);
      if (id !== `\0${ALL_SHEETS}`) return undefined;
      const files = ['src/ui/styles/global.css', ...globSync('src/**/*.module.css', { cwd: root })];
      return files.map((file) => `import ${JSON.stringify(`/${posix(file)}`)};`).join('\n');
    },
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        sheets.set(posix(relative(root, id)), code);
        return { code: '', map: null };
      },
    },
    generateBundle(_, bundle) {
      for (const [name, output] of Object.entries(bundle)) {
        if (output.type === 'chunk' && output.facadeModuleId === `\0${ALL_SHEETS}`) delete bundle[name];
        // Nothing is left of a sheet that could be fetched with a part that comes late.
        if (output.type === 'chunk') output.viteMetadata?.importedCss.clear();
        if (output.type === 'asset' && name.endsWith('.css')) delete bundle[name];
      }
      const captured: CapturedSheet[] = [...sheets].map(([path, css]) => ({
        path,
        css: css.replace(/__VITE_ASSET__([\w$]+)__/g, (_all, reference: string) => `/${this.getFileName(reference)}`),
      }));
      const { base, modules } = joinSheets(root, captured);
      // One a line, so that a page can leave out what it holds; what every page holds is not fetched once more.
      const whole = modules.map(([, css]) => css).join('\n');
      const file = `assets/shop-${hash(whole)}.css`;
      this.emitFile({ type: 'asset', fileName: file, source: whole });
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const islands = chunks.flatMap((chunk): [string, string[]][] =>
        chunk.name.startsWith('island/') && chunk.isEntry
          ? [[chunk.name.slice('island/'.length), [...filesOf('wake', chunks), ...filesOf(chunk.name, chunks)]]]
          : [],
      );
      const known: Omit<BrowserFiles, 'build'> = {
        kernel: filesOf('kernel', chunks).at(-1) ?? '',
        islands: Object.fromEntries(islands.map(([name, files]) => [name, [...new Set(files)]])),
        wake: filesOf('wake', chunks).at(-1) ?? '',
        worker: alone('worker', chunks),
        sheets: { whole: `/${file}`, base: `@layer ${LAYERS};${base}`, modules },
      };
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, JSON.stringify({ build: hash(JSON.stringify(known)), ...known } satisfies BrowserFiles));
    },
  };
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** Addresses of an entry and of all it imports, what is imported first. */
function filesOf(entry: string, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const files: string[] = [];
  const seen = new Set<string>();
  const add = (file: string) => {
    // Files may import each other.
    if (seen.has(file)) return;
    seen.add(file);
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) add(imported);
    files.push(`/${file}`);
  };
  const found = chunks.find(({ name, isEntry }) => isEntry && name === entry);
  if (!found) throw new Error(`The build has no ${entry}`);
  add(found.fileName);
  return files;
}

/** Address of an entry that runs as a classic script, where nothing can be imported or exported. */
function alone(entry: string, chunks: readonly Rolldown.OutputChunk[]): string {
  const files = filesOf(entry, chunks);
  const [file = ''] = files;
  const { exports = [] } = chunks.find(({ fileName }) => `/${fileName}` === file) ?? {};
  if (files.length !== 1 || exports.length > 0) throw new Error(`${entry} has to be one file: ${files.join(' ')}`);
  return file;
}
