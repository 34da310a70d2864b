import type { Rolldown } from 'vite';

const shortName = (name: string): string => /^(?:shared|forms|sheets)\b/.exec(name)?.[0] ?? '[name]';

/**
 * How browser code is cut into files. React and the router, which every page needs, are one file: they compress better
 * together and stay in caches when the shop changes. What stands around every page is one file with all it needs. What
 * several pages share besides comes in as few files as fit their needs: brotli has little to work with in files of a few
 * hundred bytes, and each costs a request. The card of a product, the calls and the forms are apart, because what comes
 * late needs them too: merged with the rest, the product page would load all of the lists and forms, and calls before it makes any.
 */
export const browserChunks = {
  codeSplitting: {
    groups: [
      {
        name: 'framework',
        test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
        priority: 2,
      },
      { name: 'shop', test: /[\\/]src[\\/]routes[\\/]root\.tsx/, priority: 1 },
      // Lists read amounts; only the form of a product, which comes late, counts with them.
      { name: 'counting', test: /[\\/]src[\\/]kit[\\/]money\.ts/, priority: 0.7 },
      { name: 'card', test: /[\\/]src[\\/](catalogue[\\/]ProductCard|ui[\\/]Shelf)\.tsx/, priority: 0.7 },
      {
        name: 'calls',
        test: /[\\/]src[\\/](ui[\\/]browser[\\/](call|graphql)|session[\\/]client|basket[\\/](client|held|changed))\.ts/,
        priority: 0.7,
      },
      {
        name: 'fresh',
        test: /[\\/]src[\\/]product[\\/](freshState|buy[\\/](watchFresh|chosenParts))\.ts/,
        priority: 0.7,
      },
      {
        name: 'late',
        test: /[\\/]src[\\/](routes[\\/]layout[\\/](useSubmission|sentForm)|ui[\\/](Late|wakeOnTouch))\.tsx?/,
        priority: 0.7,
      },
      // Of forms about a product, its page says only that they are there.
      { name: 'question', test: /[\\/]src[\\/]product[\\/]question[\\/]texts\.ts/, priority: 0.7 },
      { name: 'section', test: /[\\/]SectionHead\.tsx/, priority: 0.7 },
      // Style sheets leave next to nothing in scripts; merged with code, they would bring it along to every page with the style.
      {
        name: 'sheets',
        test: /\.module\.css$/,
        priority: 0.6,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 1500,
      },
      {
        name: 'forms',
        test: /[\\/]src[\\/]forms[\\/]/,
        priority: 0.4,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 1500,
      },
      {
        name: 'shared',
        test: /[\\/]src[\\/]/,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 1500,
      },
    ],
  },
  // The name of a shared file lists every page that needs it; every page loads these names.
  chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
  assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash][extname]`,
} satisfies Rolldown.OutputOptions;
