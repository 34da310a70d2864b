import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { browserChunks } from './scripts/chunks.ts';
import { classesInPlace, classNames } from './scripts/classNames.ts';
import { lateSheets } from './scripts/lateSheets.ts';
import { layerOrder } from './scripts/layerOrder.ts';
import { unusedComponents } from './scripts/unusedComponents.ts';

/** The server bundle is the whole program: the command line, the server and the pages share one set of modules. */
export default defineConfig(({ command }) => ({
  plugins: [classesInPlace(), unusedComponents(), reactRouter(), lateSheets()],
  css: {
    postcss: { plugins: [layerOrder()] },
    ...(command === 'build' ? { modules: { generateScopedName: classNames(import.meta.dirname) } } : {}),
  },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: { rollupOptions: { output: browserChunks, optimization: { inlineConst: { mode: 'all', pass: 1 } } } },
    },
    ssr: { build: { rollupOptions: { input: './src/cli.ts' } } },
  },
}));
