import { basename } from 'node:path';
import type { Rolldown } from 'vite';

/** Helpers of the bundler itself. */
const RUNTIME = /rolldown[\\/:-]runtime/;
const KERNEL = /[\\/]src[\\/]routes[\\/]browser\.ts$/;
/** Sentences with their plurals: parts of the kernel and every island make some, so a file of them apart is one more request. */
const SENTENCES = /[\\/]src[\\/](?:ui[\\/]text|kit[\\/]plural)\.ts$/;

const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

interface Modules {
  getModuleInfo(id: string): {
    importers: readonly string[];
    dynamicImporters: readonly string[];
    importedIds: readonly string[];
  } | null;
}

/** Does the kernel need the module to start: then it must not come with what islands alone need, such as React. */
function isOfKernel(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (KERNEL.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return modules.getModuleInfo(id)?.importers.some((importer) => isOfKernel(importer, modules, seen)) === true;
}

function needsReact(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (REACT.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return modules.getModuleInfo(id)?.importedIds.some((needed) => needsReact(needed, modules, seen)) === true;
}

/** Parts that the kernel calls late, that do without React, and that need the module: with them React must not come. */
function plainPartsOf(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  const parts = new Set<string>();
  const known = seen.has(id) ? null : modules.getModuleInfo(id);
  seen.add(id);
  if (!known) return parts;
  const isCalled = known.dynamicImporters.some((importer) => isOfKernel(importer, modules));
  if (isCalled && !needsReact(id, modules)) parts.add(basename(id, '.ts'));
  for (const importer of known.importers) for (const part of plainPartsOf(importer, modules, seen)) parts.add(part);
  return parts;
}

/** The file of what at least so many of those parts need. */
function plainFile(id: string, modules: Modules, least: number): string | null {
  const parts = [...plainPartsOf(id, modules)];
  return parts.length < least ? null : parts.sort().join('_');
}

/**
 * How browser code is cut into files. React is one, which stays in caches when the shop changes; what the kernel needs is
 * one, and so are the primitives. What several islands share besides comes in as few files as fit their needs: brotli has
 * little to work with in files of a few hundred bytes, and each costs a request.
 */
export const browserChunks = {
  codeSplitting: {
    groups: [
      { name: 'react', test: REACT, priority: 7 },
      {
        name: (id: string, modules: Modules) =>
          isOfKernel(id, modules) || RUNTIME.test(id) || SENTENCES.test(id) ? 'base' : null,
        priority: 6,
      },
      // Arithmetic and calls, needed by parts of the kernel and by islands alike; days and hours only where they are told.
      {
        name: 'kit',
        test: /[\\/]src[\\/](?:kit[\\/](?!(?:days|holidays|openHours|fold)\b)|ui[\\/](?:browser[\\/]graphql|(?:Icon)?Button\.module|Dialog\.module))/,
        minShareCount: 2,
        priority: 5,
      },
      // Whatever a file holds brings along what it needs, so what several need comes first.
      { name: (id: string, modules: Modules) => plainFile(id, modules, 2), priority: 4 },
      { name: (id: string, modules: Modules) => plainFile(id, modules, 1), priority: 3 },
      {
        name: 'parts',
        test: /[\\/]src[\\/](?:ui[\\/](?!browser[\\/]usePosted|(?:Check|BrandMark|useModal)\b)|catalogue[\\/](?!texts\b)|pictures[\\/])/,
        minShareCount: 3,
        priority: 2,
      },
      {
        name: 'forms',
        test: /[\\/]src[\\/](?:forms[\\/]|ui[\\/](?:browser[\\/]usePosted|Check\b))/,
        minShareCount: 3,
        priority: 1,
      },
      { name: 'files', test: /[\\/]src[\\/]files[\\/]/, minShareCount: 3, priority: 1 },
      { name: 'keys', test: /[\\/]src[\\/]passkeys[\\/]|[\\/]@simplewebauthn[\\/]/, minShareCount: 2, priority: 1 },
      { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 },
    ],
  },
  entryFileNames: ({ name }) => `assets/${name.split('/').at(-1)}-[hash:7].js`,
  // The name of a shared file would list all that need it.
  chunkFileNames: ({ name }) => `assets/${/^(?:shared|product)\b/.exec(name)?.[0] ?? '[name]'}-[hash:7].js`,
  assetFileNames: 'assets/[name]-[hash][extname]',
} satisfies Rolldown.OutputOptions;
