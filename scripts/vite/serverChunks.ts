import type { Rolldown } from 'vite';

/** Decides how a process begins before it loads anything else. */
const CLI = /[\\/]src[\\/]cli\.ts$/;
/** Recalls compiled code before it loads the shop. */
const PROGRAM = /[\\/]src[\\/]server[\\/]commands[\\/](?:program|start)\.ts$/;
const SHOP = /[\\/]src[\\/]server[\\/]start\.ts$/;

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Is a module loaded whenever that one is? */
function comesWith(entry: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (entry.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return modules.getModuleInfo(id)?.importers.some((importer) => comesWith(entry, importer, modules, seen)) === true;
}

function fileOf(id: string, modules: Modules): string | null {
  if (CLI.test(id)) return null;
  if (comesWith(CLI, id, modules)) return 'beginning';
  if (comesWith(PROGRAM, id, modules)) return 'program';
  return comesWith(SHOP, id, modules) ? 'shop' : null;
}

/** What a start loads comes in few files: a hundred would each have to be found, read and linked. */
export const serverChunks = {
  codeSplitting: { groups: [{ name: fileOf, debugName: 'start' }] },
} satisfies Rolldown.OutputOptions;
