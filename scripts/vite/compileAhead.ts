import type { Plugin } from 'vite';

/** Below this the hint is longer than the gain. Characters. */
const SMALLEST = 8000;

/**
 * Has browsers compile the kernel, React and islands while they fetch them, in a thread of their own: their functions would
 * otherwise be compiled one by one on the main thread, once somebody has touched the page. Explicit compile hints of V8, a
 * comment to all others.
 */
export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.code.length >= SMALLEST)
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
  },
});
