import type { Rolldown } from 'vite';

/**
 * How browser code is cut into files. React and the router, which every page needs, are one file: they compress better
 * together and stay in caches when the shop changes. What stands around every page is one file with all it needs. What
 * several pages share besides comes in as few files as fit their needs: brotli has little to work with in files of a few
 * hundred bytes, and each costs a request.
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
      {
        name: 'shared',
        test: /[\\/]src[\\/]/,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 40_000,
      },
    ],
  },
  // The name of a shared file lists every page that needs it.
  chunkFileNames: ({ name }) => (name.startsWith('shared') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js'),
} satisfies Rolldown.OutputOptions;
