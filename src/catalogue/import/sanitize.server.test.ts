import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problems } from '../testing/html.server.ts';
import { HtmlTooLarge, htmlToText, markdownToHtml, sanitizeHtml } from './sanitize.server.ts';

const FRAGMENTS = [
  ...[
    '<p>',
    '</p>',
    '<x>',
    '</x>',
    '<b>',
    '</b>',
    '<a href="/a">',
    '<a href="javascript:x">',
    '</a>',
    '<h1>',
    '</h1>',
    '<h5>',
  ],
  ...[
    '</h5>',
    '<h6>',
    '</h6>',
    '<ul>',
    '<li>',
    '</ul>',
    '<table>',
    '<tr>',
    '<td>',
    '</td>',
    '</table>',
    '<svg>',
    '</svg>',
  ],
  ...[
    '<style>',
    '</style>',
    '<script>',
    '</script>',
    '<noscript>',
    '</noscript>',
    '<iframe>',
    '</iframe>',
    '<textarea>',
  ],
  ...[
    '</textarea>',
    '<br>',
    '<hr>',
    '<img src=x onerror=y>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '&',
    '&lt;',
    '&nbsp;',
    '"',
    "'",
  ],
  ...[
    '<',
    '>',
    ' ',
    'a',
    'w domu',
    '\u0000',
    '\u0001',
    '=',
    '/',
    '<dl><dt>',
    '<dd>',
    '<form>',
    '</form>',
    '<math>',
    '<pre>',
  ],
  ...[
    '</pre>',
    '<div>',
    '</div>',
    '<option>',
    '<select>',
    '<title>',
    '<template>',
    '<p a="',
    "<p a='",
    '<?',
    '?>',
    '<!',
  ],
];

const markup = fc.oneof(
  fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 30 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
);

test('whatever comes in, only the allowed comes out, and a second cleaning changes nothing', () => {
  fc.assert(
    fc.property(markup, (input) => {
      const html = sanitizeHtml(input);
      expect(problems(html.replace(/\p{Cc}/gu, ''))).toEqual([]);
      expect(sanitizeHtml(html)).toBe(html);
    }),
    { numRuns: 3000 },
  );
});

const inline = fc.constantFrom(
  'b',
  'em',
  'a',
  'span',
  'font',
  'a href="/a"',
  'a href="javascript:x"',
  'div',
  'center',
  'ul><li',
);

test('no word a shopper would have read is lost', () => {
  const word = fc.stringMatching(/^[a-zżółć0-9]{1,8}$/);
  const { tree } = fc.letrec<{ tree: { html: string; words: string[] } }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      word.map((text) => ({ html: `${text} `, words: [text] })),
      fc.tuple(inline, fc.array(tie('tree'), { maxLength: 3 })).map(([name, inside]) => ({
        html: `<${name}>${inside.map(({ html }) => html).join(' ')}</${name.split(' ')[0]}>`,
        words: inside.flatMap(({ words }) => words),
      })),
    ),
  }));
  fc.assert(
    fc.property(tree, ({ html, words }) => {
      const shown = sanitizeHtml(html)
        .replace(/<[^>]*>/g, ' ')
        .split(/\s+/)
        .filter(Boolean);
      expect(shown).toEqual(words);
      expect(htmlToText(html).split(' ').filter(Boolean)).toEqual(words);
    }),
  );
});

test('text from HTML holds no markup of its own: put in a page as text it shows as it was read', () => {
  expect(htmlToText('<p>Kubek</p><p>z&nbsp;uchem &amp; <b>spodkiem</b><br>biały</p><script>x()</script>')).toBe(
    'Kubek z uchem & spodkiem biały',
  );
  expect(htmlToText('5 &lt; 6')).toBe('5 < 6');
  expect(htmlToText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;');
  expect(htmlToText('<p> </p>')).toBe('');
});

describe('what a merchant wrote', () => {
  test.each([
    ['<h1>A</h1><h2>B</h2><h6>C</h6>', '<h2>A</h2><h3>B</h3><h6>C</h6>'],
    ['<h2>A</h2><h3>B</h3>', '<h2>A</h2><h3>B</h3>'],
    ['<h1 class="x">A &lt;h1&gt;</h1>', '<h2>A &lt;h1&gt;</h2>'],
    ['<p></p><p>&nbsp;</p><p><br></p><p>a</p><p><b> </b></p>', '<p>a</p>'],
    ['<p>a<img src="https://a.example/x.jpg">b</p>', '<p>ab</p>'],
    ['<p><img src="x"></p><p>b</p>', '<p>b</p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    [
      '<table><tr><td colspan="2">a</td><td></td></tr></table>',
      '<table><tr><td colspan="2">a</td><td></td></tr></table>',
    ],
    ['<td colspan="9999" rowspan="0">a</td>', '<td>a</td>'],
    ['<span style="color:red"><font size=7>a</font></span>', 'a'],
    ['a < b && c > d', 'a &lt; b &amp;&amp; c &gt; d'],
    ['<a href="/regulamin">a</a>', '<a href="/regulamin">a</a>'],
    [
      '<a href="https://a.example/?x=1&y=2" target=_blank>a</a>',
      '<a href="https://a.example/?x=1&amp;y=2" rel="nofollow noopener">a</a>',
    ],
    [
      '<a href="mailto:a@b.example">a</a><a href="tel:+48756120000">b</a>',
      '<a href="mailto:a@b.example">a</a><a href="tel:+48756120000">b</a>',
    ],
    ['<a href="javascript:x">a <b>b</b></a>', 'a <b>b</b>'],
    ['<a href="#kotwica">a</a>', 'a'],
    ['<p><a href="javascript:x">a</a></p>', '<p>a</p>'],
    ['<p><a href="/\t/evil.example">a</a></p>', '<p>a</p>'],
    ['<ul><li><span>a</span></li><li><font> </font></li></ul>', '<ul><li>a</li></ul>'],
    ['<a href="strona.html">a</a>', 'a'],
    ['<iframe src="https://www.youtube.com/embed/1"></iframe><p>a</p>', '<p>a</p>'],
    ['<P>Zażółć</P>\u0000', '<p>Zażółć</p>'],
    ['', ''],
  ])('stays in %j', (html, expected) => {
    expect(sanitizeHtml(html)).toBe(expected);
  });

  test('stays in links of the shop a feed came from, which are unwrapped', () => {
    const html = '<p><a href="/pl/producers/x.html">a</a> <a href="https://a.example/">b</a></p>';
    expect(sanitizeHtml(html, { ownLinks: false })).toBe(
      '<p>a <a href="https://a.example/" rel="nofollow noopener">b</a></p>',
    );
  });
});

describe('Markdown', () => {
  test('becomes content with Polish no-break spaces, none of them in code', () => {
    expect(markdownToHtml('# Kubek\n\nStoi w domu i `w domu`, 350 ml.\n\n- **5 zł**\n')).toBe(
      '<h2>Kubek</h2>\n<p>Stoi w\u00A0domu i <code>w domu</code>, 350\u00A0ml.</p>\n<ul>\n<li><strong>5\u00A0zł</strong></li>\n</ul>',
    );
  });

  test('makes links and tables', () => {
    expect(markdownToHtml('[zwroty](/zwroty) <https://a.example/>')).toBe(
      '<p><a href="/zwroty">zwroty</a> <a href="https://a.example/" rel="nofollow noopener">https://a.example/</a></p>',
    );
    expect(problems(markdownToHtml('| a | b |\n|:--|--:|\n| 1 | 2 |\n'))).toEqual([]);
    expect(markdownToHtml('| a | b |\n|:--|--:|\n| 1 | 2 |\n')).toContain('<th>a</th>');
  });

  test('makes no link that runs', () => {
    expect(markdownToHtml('[a](javascript:alert(1)) ![b](https://a.example/x.png) [c](data:text/html,x)')).toBe(
      '<p>a  c</p>',
    );
  });
});

describe('the size of a description', () => {
  test('is refused above 500 kB, in bytes', () => {
    expect(sanitizeHtml('a'.repeat(500_000))).toHaveLength(500_000);
    expect(() => sanitizeHtml('a'.repeat(500_001))).toThrow(HtmlTooLarge);
    expect(() => sanitizeHtml('ł'.repeat(250_001))).toThrow(HtmlTooLarge);
    expect(() => markdownToHtml('a'.repeat(500_001))).toThrow(HtmlTooLarge);
    expect(() => htmlToText('a'.repeat(500_001))).toThrow(HtmlTooLarge);
  });

  test('is refused above 25 000 tags; nesting is cut, its text kept', () => {
    expect(() => sanitizeHtml('<b>'.repeat(25_001))).toThrow(HtmlTooLarge);
    const html = sanitizeHtml(`${'<div>'.repeat(200)}a`);
    expect(html).toBe(`${'<div>'.repeat(40)}a${'</div>'.repeat(40)}`);
  });
});
