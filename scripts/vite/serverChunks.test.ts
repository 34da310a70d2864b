import { expect, it } from 'vitest';
import { serverChunks } from './serverChunks.ts';

/** Modules, each with those that import it. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  '/src/cli.ts': [],
  '/scripts/words.ts': ['/src/cli.ts', '/src/server/commands/program.ts'],
  '/src/server/commands/program.ts': [],
  '/src/kit/result.ts': ['/src/server/commands/program.ts', '/src/server/app.ts'],
  '/src/server/start.ts': [],
  '/src/server/app.ts': ['/src/server/start.ts', '/src/server/around.ts'],
  '/src/server/around.ts': ['/src/server/app.ts'],
  '/src/server/graph.ts': [],
};

it('what decides how a process begins comes alone, what recalls code before the shop, and all that the shop needs in one file', () => {
  const [group] = serverChunks.codeSplitting.groups;
  const modules = { getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [] }) };
  const files = Object.keys(IMPORTERS).map((id) => group?.name(id, modules));
  expect(files).toEqual([null, 'beginning', 'program', 'program', 'shop', 'shop', 'shop', null]);
});
