import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { markdownOf } from '../../markdownOf.server.ts';
import { listed, plain } from './markdown.server.ts';

const SHOP = 'https://shop.example';

describe('markdownOf', () => {
  it('keeps headings, lists, emphasis and links, those of the shop whole', () => {
    const html =
      '<h3>Glina</h3><p>Z <strong>Bolesławca</strong>, <a href="/strona/o-nas">o nas</a> i <a href="https://a.example/">dalej</a>.</p><ul><li>jeden</li><li>dwa</li></ul>';
    expect(markdownOf(html, SHOP)).toBe(
      '### Glina\n\nZ **Bolesławca**, [o nas](https://shop.example/strona/o-nas) i [dalej](https://a.example/).\n\n-   jeden\n-   dwa',
    );
  });

  it('is nothing for nothing', () => {
    expect(markdownOf('', SHOP)).toBe('');
  });
});

describe('plain', () => {
  it.each(['# kubek', 'a | b', '[x](javascript:alert(1))', '**m** _k_ `c`', '<script>x</script>', 'a\n\n# b'])(
    'makes nothing but words of %j',
    async (text) => {
      const html = String(await marked(`Słowa ${plain(text)} słowa`));
      expect(html.match(/<[a-z][^>]*>/g)).toEqual(['<p>']);
    },
  );
});

it('a listed link says what is behind it', () => {
  expect(listed('O nas', `${SHOP}/strona/o-nas`, 'Kto tu pracuje')).toBe(
    '- [O nas](https://shop.example/strona/o-nas): Kto tu pracuje',
  );
  expect(listed('O nas', `${SHOP}/strona/o-nas`, '')).toBe('- [O nas](https://shop.example/strona/o-nas)');
});
