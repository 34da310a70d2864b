import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Selectors with anything at all behind a sibling: `a + *`, `:is(b, b ~ *)`, `c ~ :not(d)`. A list that names what it is for is none. */
function anySiblings(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)\{/g);
  return [...rules].map(([, words = '']) => words.trim()).filter((words) => /[+~]\s*(\*|:(?!is\())/.test(words));
}

describe('no rule is for anything behind a sibling: Chromium reckons the style of the whole page anew when a part of it comes', () => {
  it('finds such rules', () => {
    expect(
      anySiblings(
        '.a > * + * { x: y; } @media print { .b { & ~ :not(p) { x: y; } } } .c + p:hover, .d ~ :is(p, a) { x: y; }',
      ),
    ).toEqual(['.a > * + *', '& ~ :not(p)']);
  });

  it.each(globSync('src/**/*.css'))('%s', (file) => {
    expect(anySiblings(readFileSync(file, 'utf8'))).toEqual([]);
  });
});
