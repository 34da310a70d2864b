import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainMarkup } from './plainMarkup.ts';
import { sanitizeThoroughly } from './sanitize.server.ts';

const PIECES = [
  ...[
    '<p>',
    '</p>',
    '<ul>',
    '</ul>',
    '<ol>',
    '</ol>',
    '<li>',
    '</li>',
    '<h1>',
    '<h2>',
    '</h2>',
    '<strong>',
    '</strong>',
  ],
  ...['<em>', '</em>', '<br />', '<br>', '<div>', '</div>', '<a href="/x">', '</a>', '<p onclick="x()">', '<script>'],
  ...[
    'a',
    'ż 1',
    ' ',
    '\n',
    '&amp;',
    '&lt;',
    '&nbsp;',
    '&',
    '<',
    '>',
    '"',
    "'",
    '\u00A0',
    '\u00AD',
    '\u0000',
    '\r',
    '—',
    '…',
  ],
];

describe('plain markup', () => {
  it.each([
    '<p>Kubek</p>',
    '<p>Kubek &amp; <strong>spodek</strong>,<br />350 ml</p>\n<ul><li>raz</li><li>dwa</li></ul>',
    '<h2>O kubku</h2> <p>x</p>',
  ])('is %s', (html) => {
    expect(isPlainMarkup(html)).toBe(true);
    expect(sanitizeThoroughly(html, { ownLinks: false })).toBe(html);
  });

  it.each([
    '',
    'Kubek',
    '<p></p>',
    '<p> </p>',
    '<p>a</p> ',
    '<p>a',
    '<p>a<p>b</p></p>',
    '<P>a</P>',
    '<p>a & b</p>',
    '<p>"a"</p>',
    '<h1>a</h1>',
  ])('is not %j', (html) => expect(isPlainMarkup(html)).toBe(false));

  it('is what sanitising does not change, whatever it is made of', () => {
    const paragraph = fc
      .array(fc.constantFrom(...PIECES), { maxLength: 5 })
      .map((inside) => `<p>a${inside.join('')}</p>`);
    const anything = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(paragraph, anything), (html) => {
        if (isPlainMarkup(html)) expect(sanitizeThoroughly(html, { ownLinks: false })).toBe(html);
      }),
      { numRuns: 3000 },
    );
  });
});
