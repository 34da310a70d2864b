import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Selectors by which the root, the body or the content asks what is in it. */
function wideHas(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)\{/g);
  return [...rules]
    .map(([, words = '']) => words.trim())
    .filter((words) => /(?:^|[\s,(>])(?:html|:root|body|#content|\.container)(?![\w-])[^\s,>+~)]*:has\(/.test(words));
}

describe('no rule is for all of a page by what is in it: Chromium asks it anew with each part that comes or goes', () => {
  it('finds such rules', () => {
    expect(
      wideHas(
        'html:has(.a) .b { x: y } :root:not(:has(c)) d { x: y } #content:has(> e), .f:has(g) { x: y } .h { x: y }',
      ),
    ).toEqual(['html:has(.a) .b', ':root:not(:has(c)) d', '#content:has(> e), .f:has(g)']);
  });

  // Asked of the front page alone: elsewhere `:is()` has said no before.
  it('knows what is asked of one kind of page', () => {
    expect(wideHas(':is(.main_page > #content):has(> a) { x: y }')).toEqual([]);
  });

  it.each(globSync('src/**/*.css'))('%s', (file) => {
    expect(wideHas(readFileSync(file, 'utf8'))).toEqual([]);
  });
});
