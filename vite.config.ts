import { join } from 'node:path';
import { defineConfig } from 'vite';
import { browserChunks } from './scripts/chunks.ts';
import { classesInPlace, classNames } from './scripts/classNames.ts';
import { layerOrder } from './scripts/layerOrder.ts';
import { browserFiles, browserInputs } from './scripts/vite/browserFiles.ts';
import { threads } from './scripts/vite/threads.ts';

const root = import.meta.dirname;

/** Two builds: what browsers load, and the whole program, in which command line, server and pages share one set of modules. */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [classesInPlace(), browserFiles(root, join(root, 'build/browser.json')), threads()],
  css: {
    postcss: { plugins: [layerOrder()] },
    ...(command === 'build' ? { modules: { generateScopedName: classNames(root) } } : {}),
  },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: false },
  // Browsers' files are found by their names, not from an index.html.
  optimizeDeps: { entries: ['src/routes/browser.ts', 'src/**/*.island.tsx'] },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        // A twentieth fewer bytes of the kernel than the bundler's own.
        minify: 'terser',
        terserOptions: { compress: { passes: 3, collapse_vars: false } },
        rollupOptions: {
          input: browserInputs(root),
          preserveEntrySignatures: 'allow-extension',
          output: browserChunks,
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        emitAssets: false,
        copyPublicDir: false,
        ssr: true,
        rollupOptions: { input: { index: join(root, 'src/cli.ts') }, output: { entryFileNames: '[name].js' } },
      },
    },
  },
}));
