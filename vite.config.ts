import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { browserChunks } from './scripts/chunks.ts';
import { lateSheets } from './scripts/lateSheets.ts';
import { layerOrder } from './scripts/layerOrder.ts';

/** The server bundle is the whole program: the command line, the server and the pages share one set of modules. */
export default defineConfig({
  plugins: [reactRouter(), lateSheets()],
  css: { postcss: { plugins: [layerOrder()] } },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: { build: { rollupOptions: { output: browserChunks } } },
    ssr: { build: { rollupOptions: { input: './src/cli.ts' } } },
  },
});
