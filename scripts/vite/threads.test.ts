import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { threads } from './threads.ts';

const FILES = {
  'package.json': '{ "type": "module" }',
  'double.ts': 'export const double = (n: number): number => 2 * n;',
  'sumWorker.server.ts':
    "import { parentPort } from 'node:worker_threads'; import { double } from './double.ts'; parentPort?.postMessage(double(21));",
  'start.server.ts':
    "import { Worker } from 'node:worker_threads'; export const start = () => new Worker(new URL('./sumWorker.server.ts', import.meta.url));",
  'index.ts':
    "import { double } from './double.ts'; export const one = double(1); export const late = () => import('./start.server.ts');",
};

it('a thread starts from the built server, wherever the code that starts it has gone', async () => {
  const root = await mkdtemp(join(tmpdir(), 'threads-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(root, name), text);
  const builder = await createBuilder({
    ...{ root, configFile: false, logLevel: 'silent', plugins: [threads()] },
    environments: { ssr: { build: { ssr: true, outDir: 'out', rollupOptions: { input: join(root, 'index.ts') } } } },
  });
  const { ssr } = builder.environments;
  if (ssr) await builder.build(ssr);
  const { late } = await import(pathToFileURL(join(root, 'out/index.js')).href);
  const { start } = await late();
  const thread = start();
  const said = await new Promise((resolve, reject) => thread.once('message', resolve).once('error', reject));
  expect(said).toBe(42);
});
