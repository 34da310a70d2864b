import type { Plugin } from 'vite';

/**
 * Has browsers compile React while they fetch it ahead, in a thread of their own: its functions would otherwise be compiled
 * one by one on the main thread, once somebody has touched the page. Explicit compile hints of V8, a comment to all others.
 */
export const eagerReact = (): Plugin => ({
  name: 'eager-react',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.name === 'react') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
  },
});
