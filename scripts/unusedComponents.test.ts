import { describe, expect, it } from 'vitest';
import { droppable } from './unusedComponents.ts';

describe('a component that nobody uses', () => {
  it('is marked as one that can go, with its name for tools', () => {
    const code = 'const Link = React$1.forwardRef(function Link() {});\nLink.displayName = "Link";\nexport { Link };';
    expect(droppable(code)).toBe(
      'const Link = /* @__PURE__ */ React$1.forwardRef(function Link() {});\n\nexport { Link };',
    );
    expect(droppable('const Place = React$1.createContext(null);')).toBe(
      'const Place = /* @__PURE__ */ React$1.createContext(null);',
    );
  });

  it.each([
    'React$1.useEffect(() => {});',
    '\tinner.displayName = "inside a function";',
    'state.displayName = other();',
    'window.router = React$1.memo(Router);',
  ])('is all that is touched: %s', (code) => {
    expect(droppable(code)).toBe(code);
  });
});
