import { describe, expect, it } from 'vitest';
import { expectNoInlineStyles, inlineStyles } from './html.ts';

describe('inlineStyles', () => {
  it.each([
    '<p style="color:red">a</p>',
    "<img alt='' style = 'width:1px'/>",
    '<div hidden style=color:red>',
    '<DIV\n  class="a"\n  STYLE="x">',
    '<a title="a > b" style="x">',
  ])('finds %s', (html) => {
    expect(inlineStyles(`<main>${html}</main>`)).toHaveLength(1);
    expect(() => expectNoInlineStyles(html)).toThrow('1 elements');
  });

  it.each([
    '<p data-style="x" class="style">style="x"</p>',
    '<a title=" style=">',
    '<script>const html = \'<p style="x">\';</script>',
    '<!-- <p style="x"> -->',
    '<style>p { color: red }</style>',
  ])('leaves %s alone', (html) => {
    expect(inlineStyles(html)).toEqual([]);
    expectNoInlineStyles(html);
  });
});
