import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { browserChunks } from './scripts/chunks.ts';
import { layerOrder } from './scripts/layerOrder.ts';

/** The server bundle is the whole program: the command line, the server and the pages share one set of modules. */
export default defineConfig({
  plugins: [reactRouter()],
  css: { postcss: { plugins: [layerOrder()] } },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: browserChunks } } },
    ssr: { build: { rollupOptions: { input: './src/cli.ts' } } },
  },
});
