import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Rules that answer a key as well as a pointer: written twice they would outgrow their bytes. */
const TOLD_BY_KEYS_TOO = ['src/content/main/IndexSection.module.css'];

/** Selectors with `:hover` that hold for fingers too. */
function forFingers(css: string): string[] {
  const around: string[] = [];
  const found: string[] = [];
  for (const [, words = '', mark] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') around.pop();
    if (mark !== '{') continue;
    around.push(words.trim());
    if (words.includes(':hover') && !around.some((outer) => outer.includes('(hover: hover)'))) found.push(words.trim());
  }
  return found;
}

describe('a finger that touches something leaves no look of a pointer behind, and sets no style anew', () => {
  it('finds what stands outside of its query', () => {
    const within = '@media (hover: hover) { .a:hover { color: red; } }';
    expect(forFingers(`@layer parts { ${within} .b:hover, .c { color: red; } }`)).toEqual(['.b:hover, .c']);
  });

  it.each(globSync('src/**/*.css').filter((file) => !TOLD_BY_KEYS_TOO.includes(file)))('%s', (file) => {
    expect(forFingers(readFileSync(file, 'utf8'))).toEqual([]);
  });
});
