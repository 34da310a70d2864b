import fc from 'fast-check';
import sax from 'sax';
import { describe, expect, it } from 'vitest';
import { xmlElement, xmlText } from './xml.ts';

const read = (xml: string): string => {
  let text = '';
  const parser = sax.parser(true);
  parser.ontext = (part) => {
    text += part;
  };
  parser.write(xml).close();
  return text;
};

describe('xmlText', () => {
  it('escapes marks and drops what XML cannot hold', () => {
    expect(xmlText('a < b & "c" > d\u0000\u000B\uD800\uFFFE')).toBe('a &lt; b &amp; &quot;c&quot; &gt; d');
    expect(xmlText('zażółć 🫖\n')).toBe('zażółć 🫖\n');
  });
  it('is read back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(read(xmlElement('a', text))).toBe(read(`<a>${xmlText(text)}</a>`));
        expect(read(xmlElement('a', text)).length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
  it('leaves a missing element out', () => expect(xmlElement('a', undefined)).toBe(''));
});
