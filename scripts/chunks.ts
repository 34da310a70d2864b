import type { Rolldown } from 'vite';

/**
 * How browser code is cut into files. React and the router, which every page needs, are one file: they compress better
 * together and stay in caches when the shop changes. What stands around every page is one file with all it needs. What
 * several pages share besides comes in as few files as fit their needs: brotli has little to work with in files of a few
 * hundred bytes, and each costs a request. The card of a product and the calls are apart, because what comes late needs
 * them too: merged with the rest, the product page would load all of the lists, and calls before it makes any.
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
      { name: 'counting', test: /[\\/]src[\\/]kit[\\/]money\.ts/, priority: 0.5 },
      {
        name: 'card',
        test: /[\\/]src[\\/](catalogue[\\/]ProductCard|ui[\\/]Shelf)\.tsx/,
        priority: 0.5,
      },
      {
        name: 'calls',
        test: /[\\/]src[\\/](ui[\\/]browser[\\/]call|session[\\/]client|basket[\\/](client|held|changed))\.ts/,
        priority: 0.5,
      },
      {
        name: 'fresh',
        test: /[\\/]src[\\/]product[\\/](freshState|buy[\\/](watchFresh|chosenParts))\.ts/,
        priority: 0.5,
      },
      // Without them a page would load the code beside them for the sake of its sheet: it draws these parts late or never.
      {
        name: 'sheets',
        test: /[\\/](Note|Field|FieldMessage|FileField|Choice|Stepper)\.module\.css/,
        priority: 0.5,
      },
      { name: 'section', test: /[\\/]SectionHead\.tsx/, priority: 0.5 },
      { name: 'prose', test: /[\\/]Prose\.module\.css/, priority: 0.5 },
      {
        name: 'shared',
        test: /[\\/]src[\\/]/,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 1500,
      },
    ],
  },
  // The name of a shared file lists every page that needs it.
  chunkFileNames: ({ name }) => (name.startsWith('shared') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js'),
} satisfies Rolldown.OutputOptions;
