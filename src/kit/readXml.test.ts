import fc from 'fast-check';
import sax from 'sax';
import { describe, expect, it } from 'vitest';
import { xmlReader } from './readXml.ts';
import { TextBroken } from './textBroken.ts';

/** What is told of a file that comes in pieces; texts side by side are one. */
function toldOf(xml: string, piece = xml.length || 1): string[] {
  const told: string[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') told.push(JSON.stringify(text));
    text = '';
  };
  const reader = xmlReader({
    open: (name, attributes) => {
      flush();
      told.push([`<${name}`, ...attributes].join(' '));
    },
    text: (more) => {
      text += more;
    },
    close: () => {
      flush();
      told.push('>');
    },
  });
  for (let at = 0; at < xml.length; at += piece) reader.write(xml.slice(at, at + piece));
  reader.end();
  return told;
}

/** What is told by a parser that takes each letter in turn, and fragments too: a second root is held against it here. */
function byTheBook(xml: string): string[] | undefined {
  const told: string[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') told.push(JSON.stringify(text));
    text = '';
  };
  const parser = sax.parser(true);
  let wrong = false;
  let roots = 0;
  let depth = 0;
  parser.onerror = () => {
    wrong = true;
    parser.resume();
  };
  parser.ontext = (more) => {
    text += more;
  };
  parser.oncdata = parser.ontext;
  parser.onopentag = ({ name, attributes }) => {
    if (depth === 0) roots += 1;
    depth += 1;
    flush();
    told.push([`<${name}`, ...Object.entries(attributes).flat()].join(' '));
  };
  parser.onclosetag = () => {
    depth -= 1;
    flush();
    told.push('>');
  };
  parser.write(xml).close();
  return wrong || roots > 1 ? undefined : told;
}

const brokenBy = (xml: string, piece?: number): string => {
  try {
    return toldOf(xml, piece).join(' ');
  } catch (error) {
    if (error instanceof TextBroken) return `${error.line}: ${error.message}`;
    throw error;
  }
};

const WHOLE = `<?xml version="1.0"?>
<!-- a > b --><a:b c="1 &lt; 2" d = 'x"y' c="2"><![CDATA[<&>]]]]><![CDATA[>]]> &amp;&#65;&#x141;&nbsp;<e/><f  g=""
/>ż</a:b><!-- end -->
`;

describe('an XML file', () => {
  it('is told in its order, however it is cut', () => {
    const told = ['<a:b c 1 < 2 d x"y c 2', '"<&>]]> &AŁ\u00a0"', '<e', '>', '<f g ', '>', '"ż"', '>'];
    for (const piece of [1, 2, 3, 7, 1000]) expect(toldOf(WHOLE, piece)).toEqual(told);
  });

  it('is broken wherever it is cut off inside its root', () => {
    const [begin, end] = [WHOLE.indexOf('<a:b') + 1, WHOLE.indexOf('</a:b>') + 5];
    for (let at = begin; at <= end; at += 1) expect(brokenBy(WHOLE.slice(0, at)), String(at)).toMatch(/^\d: /);
  });

  it.each([
    ['x<a/>', '1: text before the root'],
    ['<a/>\n<!-- -->x', '2: text after the end of the root'],
    ['<a/>\n<b/>', '2: a second root element'],
    ['<a/><![CDATA[x]]>', '1: text outside of the root'],
    ['<a>\n<b></a>', '2: </a> stands where </b> is open'],
    ['<a></a></b>', '1: </b> stands where nothing is open'],
    ['<a>\n\n&b;', '3: &b; is no character'],
    ['<a b="&#x110000;"/>', '1: &#x110000; is no character'],
    ['<a>a & b</a>', '1: & is no character'],
    ['<a>1 < 2</a>', '1: a < that opens nothing'],
    ['<a b/>', '1: the attribute b has no value'],
    ['<a b=c/>', '1: the value of b has no quotes'],
    ['<a b="c"d=""/>', '1: the tag <a is not well-formed'],
    ['<a\n1=""/>', '2: the tag <a is not well-formed'],
    ['<!doctype a [<!ENTITY b "c">]><a/>', '1: a DOCTYPE is not allowed'],
    ['<a><!ELEMENT a ANY></a>', '1: a declaration <!…> is not allowed'],
    ['<a', '1: the file ends too early'],
    ['<a><!-- ', '1: the file ends too early'],
  ])('%j is broken: %s', (xml, reason) => {
    expect(brokenBy(xml)).toBe(reason);
    expect(brokenBy(xml, 1).replace(/^\d+/, '')).toBe(reason.replace(/^\d+/, ''));
  });

  it('is broken by the same when it is skimmed, of which its elements alone are told', () => {
    const skimmed = (xml: string, piece: number): string[] => {
      const told: string[] = [];
      const reader = xmlReader({
        skims: () => true,
        open: (name, attributes) => told.push([`<${name}`, ...attributes].join(' ')),
        text: (more) => told.push(more),
        close: () => told.push('>'),
      });
      for (let at = 0; at < xml.length; at += piece) reader.write(xml.slice(at, at + piece));
      reader.end();
      return told;
    };
    const outcome = (read: () => string[]) => {
      try {
        return read();
      } catch (error) {
        if (error instanceof TextBroken) return `${error.line}: ${error.message}`;
        throw error;
      }
    };
    const elements = (told: string[]) =>
      told.filter((each) => !each.startsWith('"')).map((each) => each.replace(/ .*/s, ''));
    const parts = [
      '<b>',
      '</b>',
      '<b c="',
      '"',
      '/>',
      '<b/>',
      '<![CDATA[',
      ']]>',
      '&amp;',
      '&nbsp;',
      '&',
      ';',
      '\n',
      'x',
    ];
    const file = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((all) => `<a>${all.join('')}</a>`);
    fc.assert(
      fc.property(file, fc.integer({ min: 1, max: 9 }), (xml, piece) => {
        expect(outcome(() => skimmed(xml, piece))).toEqual(outcome(() => elements(toldOf(xml, piece))));
      }),
      { numRuns: 2000 },
    );
  });

  it('holds no tag that does not end', () => {
    const reader = xmlReader({ open() {}, text() {}, close() {} });
    expect(() => {
      for (let n = 0; n < 100; n += 1) reader.write(`${n === 0 ? '<a b="' : 'x'.repeat(4000)}`);
    }).toThrow('a tag longer than 200000 characters');
  });

  it('is read as a parser reads it that takes each letter in turn', () => {
    const parts = [
      '<a>',
      '</a>',
      '<b c="',
      '"',
      "'",
      '>',
      '/>',
      '<a/>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?p',
      '?>',
    ];
    const letters = ['x', ' ', '\n', '&amp;', '&#65;', '&', ';', '<', '=', 'd', 'ż', ']', '-'];
    const file = fc
      .array(fc.constantFrom(...parts, ...letters), { maxLength: 12 })
      .map((all) => `<a>${all.join('')}</a>`);
    fc.assert(
      fc.property(file, fc.integer({ min: 1, max: 9 }), (xml, piece) => {
        const expected = byTheBook(xml);
        // What is well-formed has to be told as it is; more may be taken, as two dashes in a comment.
        if (expected) expect(toldOf(xml, piece)).toEqual(expected);
      }),
      { numRuns: 2000, examples: [['<a></a><a></a>', 1]] },
    );
  });
});
