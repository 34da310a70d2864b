import type { Plugin } from 'vite';

const NAME = /^\w+\.displayName = "[^"\n]*";$/gm;
const MADE = /(?<== )(?=React\$1\.(?:forwardRef|createContext)\()/g;

/** As `unusedComponents` does with the text of one module. */
export const droppable = (code: string): string => code.replace(NAME, '').replace(MADE, '/* @__PURE__ */ ');

/**
 * Tells the bundler what it cannot know of React Router's modules: that making a component changes nothing else. The lines
 * there that name components for developers' tools would keep those that the shop never draws, with all they call: links that
 * prefetch, and forms, 2 kB of every page. The files stay as they are, and where nothing fits, nothing is changed.
 */
export function unusedComponents(): Plugin {
  return {
    name: 'unused-components',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-router[\\/]/ },
      handler: (code) => ({ code: droppable(code), map: null }),
    },
  };
}
