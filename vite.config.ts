import { join } from 'node:path';
import { defineConfig } from 'vite';
import { browserChunks } from './scripts/chunks.ts';
import { classesInPlace, classNames } from './scripts/classNames.ts';
import { layerOrder } from './scripts/layerOrder.ts';
import { browserFiles, browserInputs } from './scripts/vite/browserFiles.ts';
import { compileAhead } from './scripts/vite/compileAhead.ts';
import { serverChunks } from './scripts/vite/serverChunks.ts';
import { threads } from './scripts/vite/threads.ts';

const root = import.meta.dirname;

/** What React asks for and no browser of ours has, nor a shopper's needs: 0.5 kB of what a product page fetches ahead. */
const NOT_THERE = { '@process': 'void 0', '@setImmediate': 'void 0', '@__REACT_DEVTOOLS_GLOBAL_HOOK__': 'void 0' };

/** Dependencies that read files of their own, or ask for one that may be missing. All others are in the bundle, which starts a quarter faster. */
const APART = ['harfbuzzjs', 'multilingual-stemmer', 'pg', 'sharp', 'wawoff2'];

/** Two builds: what browsers load, and the whole program, in which command line, server and pages share one set of modules. */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [classesInPlace(), browserFiles(root, join(root, 'build/browser.json')), threads(), compileAhead()],
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
        terserOptions: {
          ecma: 2020,
          compress: { passes: 3, collapse_vars: false, unsafe_arrows: true, global_defs: NOT_THERE },
        },
        rollupOptions: {
          input: browserInputs(root),
          preserveEntrySignatures: 'allow-extension',
          output: browserChunks,
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true, external: APART },
      // The bundle has React as it is for production alone, half of what it would have to read.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'build/server',
        emitAssets: false,
        copyPublicDir: false,
        ssr: true,
        rollupOptions: {
          input: { index: join(root, 'src/cli.ts') },
          // A single letter beyond Latin-1 makes V8 hold the text of a whole file in twice the bytes.
          output: { ...serverChunks, entryFileNames: '[name].js', charset: 'ascii', comments: false },
        },
      },
    },
  },
}));
